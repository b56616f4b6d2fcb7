import { type FastifyInstance } from 'fastify';
import { getDealershipToday, getToday } from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { CONSULTANTS, DEALERSHIP_STAFF } from '#platform/security/access';
import { showDealershipToday } from './dealership-today.service';
import { showToday } from './today.service';

export function todayRoutes(api: FastifyInstance): void {
  serve(api, getToday, CONSULTANTS.withoutRight, ({ ports, db, viewer, actor }) =>
    showToday(ports, db, { viewer, actor }),
  );
  serve(api, getDealershipToday, DEALERSHIP_STAFF, ({ ports, db, viewer, actor }) =>
    showDealershipToday(ports, db, { viewer, actor }),
  );
}
