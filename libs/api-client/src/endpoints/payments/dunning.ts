import { type DataOf, decideOverdue, listOverdueContracts } from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends } from '../of-call';

const overdueContractsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOverdueContracts: build.query<
      DataOf<typeof listOverdueContracts>,
      ArgOf<typeof listOverdueContracts>
    >({ ...sends(listOverdueContracts), providesTags: ['Overdue'] }),
    decideOverdue: build.mutation<
      DataOf<typeof decideOverdue>,
      ArgOf<typeof decideOverdue>
    >({ ...sends(decideOverdue), invalidatesTags: ['Overdue', 'Contracts'] }),
  }),
});

export const { useListOverdueContractsQuery, useDecideOverdueMutation } =
  overdueContractsApi;
