import {
  checkPriceTable,
  comparePriceTable,
  importPriceTable,
  listPriceTables,
  withdrawPriceTable,
} from '@site/api-contract';
import { addEndpoints, NOTHING_READ } from '../add-endpoints';

const OF_TABLES = ['PriceTables', 'Session'] as const;

/** Price tables as consultants see them. */
const priceTablesApi = addEndpoints(({ reads, writes }) => ({
  listPriceTables: reads(listPriceTables, OF_TABLES),
  comparePriceTable: reads(comparePriceTable, OF_TABLES),
  checkPriceTable: writes(checkPriceTable, NOTHING_READ),
  importPriceTable: writes(importPriceTable, ['PriceTables', 'Prices']),
  // Stale after a refusal, too: a colleague has changed the table.
  withdrawPriceTable: writes(withdrawPriceTable, ['PriceTables']),
}));

export const {
  useCheckPriceTableMutation,
  useComparePriceTableQuery,
  useImportPriceTableMutation,
  useListPriceTablesQuery,
  useWithdrawPriceTableMutation,
} = priceTablesApi;
