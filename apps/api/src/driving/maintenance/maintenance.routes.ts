import { type FastifyInstance } from 'fastify';
import { getMaintenance, noteMaintenance, removeMaintenance } from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { CONSULTANTS } from '#platform/security/access';
import * as maintenance from './maintenance.service';

/** Maintenance of cars during their contracts (docs/product/driving.md). */
export function maintenanceRoutes(api: FastifyInstance): void {
  serve(api, getMaintenance, CONSULTANTS.analysis, ({ ports, db, actor, params }) =>
    maintenance.showMaintenance(ports, db, { ...params, actor }),
  );
  serve(
    api,
    noteMaintenance,
    CONSULTANTS.analysis,
    ({ ports, db, actor, params, body }) =>
      maintenance.noteMaintenance(ports, db, { ...params, actor, form: body }),
  );
  serve(api, removeMaintenance, CONSULTANTS.analysis, ({ ports, db, actor, params }) =>
    maintenance.removeMaintenance(ports, db, { ...params, actor }),
  );
}
