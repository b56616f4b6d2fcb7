import { type FastifyInstance } from 'fastify';
import {
  changeExtraName,
  checkPriceTable as checkCall,
  comparePriceTable,
  exportPriceTable as exportCall,
  importPriceTable as importCall,
  listExtraNames,
  listPriceTables,
  withdrawPriceTable as withdrawCall,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { exportPriceTable } from './export-price-table.service';
import { changeName, showNames } from './extra-names.service';
import { checkPriceTable, importPriceTable } from './import-price-table.service';
import {
  compareWithCurrent,
  showPriceTables,
  withdrawPriceTable,
} from './price-tables.service';

const DESK = { access: ['CONSULTANT'], right: 'desk' } as const;
/**
 * Limited, since a file is read and its whole grid written, even where that is only
 * checked.
 */
const IMPORTS = { ...DESK, limit: 'price-imports' } as const;

export function priceTableRoutes(api: FastifyInstance): void {
  serve(api, listPriceTables, DESK, ({ ports, db }) => showPriceTables(ports, db));
  serve(api, comparePriceTable, DESK, ({ ports, db, params }) =>
    compareWithCurrent(ports, db, Number(params.id)),
  );
  serve(api, exportCall, IMPORTS, ({ ports, db, query: { table } }) =>
    exportPriceTable(ports, db, table === undefined ? undefined : Number(table)),
  );
  serve(api, checkCall, IMPORTS, ({ ports, db, body, actor }) =>
    checkPriceTable(ports, db, { form: body, actor }),
  );
  serve(api, importCall, IMPORTS, ({ ports, db, body, actor }) =>
    importPriceTable(ports, db, { form: body, actor }),
  );
  serve(api, withdrawCall, DESK, async ({ ports, db, params, actor }) => {
    await withdrawPriceTable(ports, db, { id: Number(params.id), actor });
    return { ok: true as const };
  });
  serve(api, listExtraNames, DESK, ({ db }) => showNames(db));
  serve(api, changeExtraName, DESK, ({ ports, db, params, body, actor }) =>
    changeName(ports, db, { extra: params, form: body, actor }),
  );
}
