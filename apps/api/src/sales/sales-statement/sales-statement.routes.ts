import { type FastifyInstance } from 'fastify';
import {
  exportSalesStatement as exportCall,
  getSalesStatement,
  setCommissionRate as rateCall,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { CONSULTANTS, DEALERSHIP_STAFF_AND_CONSULTANTS } from '#platform/security/access';
import { exportSalesStatement } from './export-sales-statement.service';
import { showSalesStatement } from './sales-statement.service';
import { setCommissionRate } from './set-commission-rate.service';

export function salesStatementRoutes(api: FastifyInstance): void {
  const readers = DEALERSHIP_STAFF_AND_CONSULTANTS.desk;
  serve(
    api,
    getSalesStatement,
    { ...readers, readsOnly: true },
    ({ ports, db, viewer, query }) => showSalesStatement(ports, db, { viewer, query }),
  );
  serve(
    api,
    exportCall,
    { ...readers, limit: 'exports' },
    ({ ports, db, viewer, actor, query }) =>
      exportSalesStatement(ports, db, { viewer, actor, query }),
  );
  serve(api, rateCall, CONSULTANTS.desk, async ({ ports, db, params, body, actor }) => {
    await setCommissionRate(ports, db, {
      dealershipId: Number(params.id),
      form: body,
      actor,
    });
    return { ok: true as const };
  });
}
