import {
  changeDueDay,
  type DataOf,
  getContract,
  getExitQuotes,
  listContracts,
  listCustomerContracts,
  type QueryOf,
  withdrawContract,
} from '@site/api-contract';
import { api, listOf } from '../../api';
import { type ArgOf, sends, sendsPages } from '../of-call';

const contractsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listContracts: build.query<DataOf<typeof listContracts>, ArgOf<typeof listContracts>>(
      { ...sends(listContracts), providesTags: ['Contracts'] },
    ),
    listCustomerContracts: build.infiniteQuery<
      DataOf<typeof listCustomerContracts>,
      Omit<QueryOf<typeof listCustomerContracts>, 'cursor'>,
      string | null
    >({
      ...sendsPages(listCustomerContracts),
      providesTags: ['Contracts', listOf('Contracts')],
    }),
    getContract: build.query<DataOf<typeof getContract>, ArgOf<typeof getContract>>({
      ...sends(getContract),
      providesTags: ['Contracts'],
    }),
    getExitQuotes: build.query<DataOf<typeof getExitQuotes>, ArgOf<typeof getExitQuotes>>(
      { ...sends(getExitQuotes), providesTags: ['Contracts'] },
    ),
    withdrawContract: build.mutation<
      DataOf<typeof withdrawContract>,
      ArgOf<typeof withdrawContract>
    >({ ...sends(withdrawContract), invalidatesTags: ['Contracts', 'Proposals'] }),
    changeDueDay: build.mutation<DataOf<typeof changeDueDay>, ArgOf<typeof changeDueDay>>(
      { ...sends(changeDueDay), invalidatesTags: ['Contracts', 'Proposals'] },
    ),
  }),
});

export const {
  useChangeDueDayMutation,
  useGetContractQuery,
  useGetExitQuotesQuery,
  useListContractsQuery,
  useListCustomerContractsInfiniteQuery,
  useWithdrawContractMutation,
} = contractsApi;
