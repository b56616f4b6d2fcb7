import {
  checkStock,
  type DataOf,
  getStockChoices,
  importStock,
  listStockCars,
  type QueryOf,
  saveStock,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, NOTHING_READ, sends, sendsPages } from '../of-call';

const OF_STOCK = ['Stock', 'Session'] as const;

/** Cars that a dealership has ready for delivery. */
const stockApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStockCars: build.query<DataOf<typeof listStockCars>, ArgOf<typeof listStockCars>>(
      { ...sends(listStockCars), providesTags: OF_STOCK },
    ),
    /** The whole list, page by page. */
    listStockCarPages: build.infiniteQuery<
      DataOf<typeof listStockCars>,
      Omit<QueryOf<typeof listStockCars>, 'cursor'>,
      string | null
    >({ ...sendsPages(listStockCars), providesTags: OF_STOCK }),
    getStockChoices: build.query<
      DataOf<typeof getStockChoices>,
      ArgOf<typeof getStockChoices>
    >({ ...sends(getStockChoices), providesTags: OF_STOCK }),
    saveStock: build.mutation<DataOf<typeof saveStock>, ArgOf<typeof saveStock>>({
      ...sends(saveStock),
      // Stale after a refusal, too: somebody else has changed the stock.
      invalidatesTags: ['Stock'],
    }),
    checkStock: build.mutation<DataOf<typeof checkStock>, ArgOf<typeof checkStock>>({
      ...sends(checkStock),
      invalidatesTags: NOTHING_READ,
    }),
    importStock: build.mutation<DataOf<typeof importStock>, ArgOf<typeof importStock>>({
      ...sends(importStock),
      invalidatesTags: ['Stock'],
    }),
  }),
});

export const {
  useCheckStockMutation,
  useGetStockChoicesQuery,
  useImportStockMutation,
  useListStockCarPagesInfiniteQuery,
  useSaveStockMutation,
} = stockApi;
