import { type FastifyInstance } from 'fastify';
import {
  comparePriceTable,
  listPriceTables,
  withdrawPriceTable as withdrawCall,
} from '@site/contracts';
import { serve } from '../../platform/http/serve';
import {
  compareWithCurrent,
  showPriceTables,
  withdrawPriceTable,
} from './price-tables.service';

const DESK = { access: ['CONSULTANT'], right: 'desk' } as const;

export function priceTableRoutes(api: FastifyInstance): void {
  serve(api, listPriceTables, DESK, ({ ports, db }) => showPriceTables(ports, db));
  serve(api, comparePriceTable, DESK, ({ ports, db, params }) =>
    compareWithCurrent(ports, db, Number(params.id)),
  );
  serve(api, withdrawCall, DESK, async ({ ports, db, params, actor }) => {
    await withdrawPriceTable(ports, db, { id: Number(params.id), actor });
    return { ok: true as const };
  });
}
