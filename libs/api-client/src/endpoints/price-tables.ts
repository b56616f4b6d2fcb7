import {
  comparePriceTable,
  type DataOf,
  listPriceTables,
  withdrawPriceTable,
} from '@site/contracts';
import { api } from '../api';
import { type ArgOf, sends } from './of-call';

const OF_TABLES = ['PriceTables', 'Session'] as const;

/** Price tables as the desk sees them. */
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
    withdrawPriceTable: build.mutation<
      DataOf<typeof withdrawPriceTable>,
      ArgOf<typeof withdrawPriceTable>
    >({
      ...sends(withdrawPriceTable),
      // What was refused, a colleague has changed.
      invalidatesTags: ['PriceTables'],
    }),
  }),
});

export const {
  useComparePriceTableQuery,
  useListPriceTablesQuery,
  useWithdrawPriceTableMutation,
} = priceTablesApi;
