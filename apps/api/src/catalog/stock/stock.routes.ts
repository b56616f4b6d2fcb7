import { type FastifyInstance } from 'fastify';
import {
  checkStock as checkCall,
  exportStock as exportCall,
  getStockChoices,
  importStock as importCall,
  listStockCars,
  saveStock as saveCall,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { exportStock } from './export-stock.service';
import { checkStock, importStock } from './import-stock.service';
import { saveStock, showChoices, showStock } from './stock.service';
import { stockOf } from './stock-of';

/** Dealers for their own dealership; at the desk for any. */
const STAFF = { access: ['DEALER', 'CONSULTANT'], right: 'desk' } as const;
const IMPORTS = { ...STAFF, limit: 'stock-imports' } as const;

export function stockRoutes(api: FastifyInstance): void {
  serve(api, listStockCars, STAFF, async ({ db, viewer, query }) =>
    showStock(db, await stockOf(db, viewer, query), query),
  );
  serve(api, getStockChoices, STAFF, async ({ db, viewer, query }) =>
    showChoices(db, await stockOf(db, viewer, query)),
  );
  serve(api, saveCall, STAFF, async ({ ports, db, viewer, query, params, body, actor }) =>
    saveStock(ports, db, {
      dealershipId: await stockOf(db, viewer, query),
      car: params,
      form: body,
      actor,
    }),
  );
  serve(api, exportCall, IMPORTS, async ({ ports, db, viewer, query }) =>
    exportStock(ports, db, await stockOf(db, viewer, query)),
  );
  serve(api, checkCall, IMPORTS, async ({ ports, db, viewer, query, body, actor }) => {
    const only = await stockOf(db, viewer, query);
    return checkStock(ports, db, { only, form: body, actor });
  });
  serve(api, importCall, IMPORTS, async ({ ports, db, viewer, query, body, actor }) => {
    const only = await stockOf(db, viewer, query);
    return importStock(ports, db, { only, form: body, actor });
  });
}
