import {
  checkPriceTable,
  comparePriceTable,
  type DataOf,
  importPriceTable,
  listPriceTables,
  withdrawPriceTable,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, NOTHING_READ, sends } from '../of-call';

const OF_TABLES = ['PriceTables', 'Session'] as const;

/** Price tables as consultants see them. */
const priceTablesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPriceTables: build.query<
      DataOf<typeof listPriceTables>,
      ArgOf<typeof listPriceTables>
    >({ ...sends(listPriceTables), providesTags: OF_TABLES }),
    comparePriceTable: build.query<
      DataOf<typeof comparePriceTable>,
      ArgOf<typeof comparePriceTable>
    >({ ...sends(comparePriceTable), providesTags: OF_TABLES }),
    checkPriceTable: build.mutation<
      DataOf<typeof checkPriceTable>,
      ArgOf<typeof checkPriceTable>
    >({ ...sends(checkPriceTable), invalidatesTags: NOTHING_READ }),
    importPriceTable: build.mutation<
      DataOf<typeof importPriceTable>,
      ArgOf<typeof importPriceTable>
    >({ ...sends(importPriceTable), invalidatesTags: ['PriceTables', 'Prices'] }),
    withdrawPriceTable: build.mutation<
      DataOf<typeof withdrawPriceTable>,
      ArgOf<typeof withdrawPriceTable>
    >({
      ...sends(withdrawPriceTable),
      // Stale after a refusal, too: a colleague has changed the table.
      invalidatesTags: ['PriceTables'],
    }),
  }),
});

export const {
  useCheckPriceTableMutation,
  useComparePriceTableQuery,
  useImportPriceTableMutation,
  useListPriceTablesQuery,
  useWithdrawPriceTableMutation,
} = priceTablesApi;
