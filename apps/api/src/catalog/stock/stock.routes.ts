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
import { DEALERS_AND_CONSULTANTS } from '#platform/security/access';
import { exportStock } from './export-stock.service';
import { checkStock, importStock } from './import-stock.service';
import { saveStock, showChoices, showStock } from './stock.service';
import { stockOf } from './stock-of';

/**
 * Dealers may call it for their own dealership, consultants with the right `desk` for
 * any.
 */
const STOCK_IMPORTS = {
  ...DEALERS_AND_CONSULTANTS.desk,
  limit: 'stock-imports',
} as const;

const STOCK_READS = { ...DEALERS_AND_CONSULTANTS.desk, readsOnly: true } as const;

export function stockRoutes(api: FastifyInstance): void {
  serve(api, listStockCars, STOCK_READS, async ({ db, viewer, query }) =>
    showStock(db, await stockOf(db, viewer, query), query),
  );
  serve(api, getStockChoices, STOCK_READS, async ({ db, viewer, query }) =>
    showChoices(db, await stockOf(db, viewer, query)),
  );
  serve(
    api,
    saveCall,
    DEALERS_AND_CONSULTANTS.desk,
    async ({ ports, db, viewer, query, params, body, actor }) =>
      saveStock(ports, db, {
        dealershipId: await stockOf(db, viewer, query),
        car: params,
        form: body,
        actor,
      }),
  );
  serve(
    api,
    exportCall,
    { ...STOCK_IMPORTS, readsOnly: true },
    async ({ ports, db, viewer, query }) =>
      exportStock(ports, db, await stockOf(db, viewer, query)),
  );
  serve(
    api,
    checkCall,
    STOCK_IMPORTS,
    async ({ ports, db, viewer, query, body, actor }) => {
      const only = await stockOf(db, viewer, query);
      return checkStock(ports, db, { only, form: body, actor });
    },
  );
  serve(
    api,
    importCall,
    STOCK_IMPORTS,
    async ({ ports, db, viewer, query, body, actor }) => {
      const only = await stockOf(db, viewer, query);
      return importStock(ports, db, { only, form: body, actor });
    },
  );
}
