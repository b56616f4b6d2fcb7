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
import { CONSULTANTS } from '#platform/security/access';
import { exportPriceTable } from './export-price-table.service';
import { changeName, showNames } from './extra-names.service';
import { checkPriceTable, importPriceTable } from './import-price-table.service';
import {
  compareWithCurrent,
  showPriceTables,
  withdrawPriceTable,
} from './price-tables.service';

/** The rate is limited, since even a check reads the file and writes its whole grid. */
const PRICE_IMPORTS = { ...CONSULTANTS.desk, limit: 'price-imports' } as const;

export function priceTableRoutes(api: FastifyInstance): void {
  serve(api, listPriceTables, CONSULTANTS.desk, ({ ports, db }) =>
    showPriceTables(ports, db),
  );
  serve(api, comparePriceTable, CONSULTANTS.desk, ({ ports, db, params }) =>
    compareWithCurrent(ports, db, Number(params.id)),
  );
  serve(
    api,
    exportCall,
    { ...PRICE_IMPORTS, readsOnly: true },
    ({ ports, db, query: { table } }) =>
      exportPriceTable(ports, db, table === undefined ? undefined : Number(table)),
  );
  serve(api, checkCall, PRICE_IMPORTS, ({ ports, db, body, actor }) =>
    checkPriceTable(ports, db, { form: body, actor }),
  );
  serve(api, importCall, PRICE_IMPORTS, ({ ports, db, body, actor }) =>
    importPriceTable(ports, db, { form: body, actor }),
  );
  serve(api, withdrawCall, CONSULTANTS.desk, async ({ ports, db, params, actor }) => {
    await withdrawPriceTable(ports, db, { id: Number(params.id), actor });
    return { ok: true as const };
  });
  serve(api, listExtraNames, CONSULTANTS.desk, ({ db }) => showNames(db));
  serve(api, changeExtraName, CONSULTANTS.desk, ({ ports, db, params, body, actor }) =>
    changeName(ports, db, { extra: params, form: body, actor }),
  );
}
