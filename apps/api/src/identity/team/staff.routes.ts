import { type FastifyInstance } from 'fastify';
import { listStaff as listCall, resetStaffApp as resetCall } from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { CONSULTANTS } from '#platform/security/access';
import { listStaff, resetStaffApp } from './staff.service';

export function staffRoutes(api: FastifyInstance): void {
  serve(api, listCall, CONSULTANTS.people, ({ db, viewer }) => listStaff(db, viewer));
  serve(api, resetCall, CONSULTANTS.people, ({ ports, db, viewer, params, actor }) =>
    resetStaffApp(ports, db, { viewer, id: params.id, actor }),
  );
}
