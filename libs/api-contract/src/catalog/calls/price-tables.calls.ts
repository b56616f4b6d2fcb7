import { call } from '../../wire/call';
import type * as schemas from '../price-tables.schemas';

export const listPriceTables = call<typeof schemas.listPriceTables>(
  'GET',
  'price-tables',
  {
    quiet: true, // shown in place of the list
  },
);

export const comparePriceTable = call<typeof schemas.comparePriceTable>(
  'GET',
  'price-tables/:id',
  {
    quiet: true, // shown in place of the table
  },
);

export const exportPriceTable = call<typeof schemas.exportPriceTable>(
  'GET',
  'price-tables/exports',
  {
    file: ['text/csv'],
    quiet: true, // shown at the button
  },
);

export const checkPriceTable = call<typeof schemas.checkPriceTable>(
  'POST',
  'price-tables/checks',
  {
    quiet: true, // shown at the file
  },
);

export const importPriceTable = call<typeof schemas.importPriceTable>(
  'POST',
  'price-tables',
  {
    status: 201,
    quiet: true, // shown at the file
  },
);

export const withdrawPriceTable = call<typeof schemas.withdrawPriceTable>(
  'POST',
  'price-tables/:id/withdrawals',
  {
    quiet: true, // shown at the button
  },
);
