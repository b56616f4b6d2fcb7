import { type FastifyInstance } from 'fastify';
import {
  checkStock as checkCall,
  exportStock as exportCall,
  getStockChoices,
  importStock as importCall,
  listStockCars,
  saveStock as saveCall,
} from '@site/contracts';
import { serve } from '../../platform/http/serve';
import { signedIn } from '../../platform/security/authentication';
import { exportStock } from './export-stock.service';
import { checkStock, importStock } from './import-stock.service';
import { saveStock, showChoices, showStock } from './stock.service';

const DEALERS = { access: ['DEALER'] } as const;
const IMPORTS = { ...DEALERS, limit: 'stock-imports' } as const;

export function stockRoutes(api: FastifyInstance): void {
  serve(api, listStockCars, DEALERS, ({ db, viewer, query }) =>
    showStock(db, signedIn(viewer), query),
  );
  serve(api, getStockChoices, DEALERS, ({ db, viewer }) =>
    showChoices(db, signedIn(viewer)),
  );
  serve(api, saveCall, DEALERS, ({ ports, db, viewer, params, body, actor }) =>
    saveStock(ports, db, { viewer: signedIn(viewer), car: params, form: body, actor }),
  );
  serve(api, exportCall, IMPORTS, ({ ports, db, viewer }) =>
    exportStock(ports, db, signedIn(viewer)),
  );
  serve(api, checkCall, IMPORTS, ({ ports, db, viewer, body, actor }) =>
    checkStock(ports, db, { viewer: signedIn(viewer), form: body, actor }),
  );
  serve(api, importCall, IMPORTS, ({ ports, db, viewer, body, actor }) =>
    importStock(ports, db, { viewer: signedIn(viewer), form: body, actor }),
  );
}
