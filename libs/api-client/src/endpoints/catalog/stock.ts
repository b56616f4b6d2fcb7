import {
  checkStock,
  getStockChoices,
  importStock,
  listStockCars,
  saveStock,
} from '@site/api-contract';
import { addEndpoints, NOTHING_READ } from '../add-endpoints';

const OF_STOCK = ['Stock', 'Session'] as const;

/** Cars that a dealership has ready for delivery. */
const stockApi = addEndpoints(({ reads, readsPages, writes }) => ({
  listStockCars: reads(listStockCars, OF_STOCK),
  /** The whole list, page by page. */
  listStockCarPages: readsPages(listStockCars, OF_STOCK),
  getStockChoices: reads(getStockChoices, OF_STOCK),
  // Stale after a refusal, too: somebody else has changed the stock.
  saveStock: writes(saveStock, ['Stock']),
  checkStock: writes(checkStock, NOTHING_READ),
  importStock: writes(importStock, ['Stock']),
}));

export const {
  useCheckStockMutation,
  useGetStockChoicesQuery,
  useImportStockMutation,
  useListStockCarPagesInfiniteQuery,
  useSaveStockMutation,
} = stockApi;
