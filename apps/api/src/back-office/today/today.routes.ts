import { type FastifyInstance } from 'fastify';
import { getToday } from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { CONSULTANTS } from '#platform/security/access';
import { showToday } from './today.service';

export function todayRoutes(api: FastifyInstance): void {
  serve(api, getToday, CONSULTANTS.withoutRight, ({ ports, db, viewer, actor }) =>
    showToday(ports, db, { viewer, actor }),
  );
}
