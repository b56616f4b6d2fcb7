import {
  askPayment,
  choosePreparedBills,
  type DataOf,
  endAutomatic,
  getContractPayments,
  listBankCharges,
  removeCard,
  startAutomatic,
  startCard,
} from '@site/api-contract';
import { api } from '../../api';
import { type ArgOf, sends } from '../of-call';

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBankCharges: build.query<
      DataOf<typeof listBankCharges>,
      ArgOf<typeof listBankCharges>
    >({ ...sends(listBankCharges), providesTags: ['Payments'] }),
    getContractPayments: build.query<
      DataOf<typeof getContractPayments>,
      ArgOf<typeof getContractPayments>
    >({ ...sends(getContractPayments), providesTags: ['Payments'] }),
    askPayment: build.mutation<DataOf<typeof askPayment>, ArgOf<typeof askPayment>>({
      ...sends(askPayment),
      invalidatesTags: ['Payments'],
    }),
    startAutomatic: build.mutation<
      DataOf<typeof startAutomatic>,
      ArgOf<typeof startAutomatic>
    >({ ...sends(startAutomatic), invalidatesTags: ['Payments'] }),
    choosePreparedBills: build.mutation<
      DataOf<typeof choosePreparedBills>,
      ArgOf<typeof choosePreparedBills>
    >({ ...sends(choosePreparedBills), invalidatesTags: ['Payments', 'Contracts'] }),
    endAutomatic: build.mutation<DataOf<typeof endAutomatic>, ArgOf<typeof endAutomatic>>(
      { ...sends(endAutomatic), invalidatesTags: ['Payments'] },
    ),
    startCard: build.mutation<DataOf<typeof startCard>, ArgOf<typeof startCard>>({
      ...sends(startCard),
      invalidatesTags: ['Payments'],
    }),
    removeCard: build.mutation<DataOf<typeof removeCard>, ArgOf<typeof removeCard>>({
      ...sends(removeCard),
      invalidatesTags: ['Payments', 'Contracts'],
    }),
  }),
});

export const {
  useGetContractPaymentsQuery,
  useListBankChargesQuery,
  useAskPaymentMutation,
  useChoosePreparedBillsMutation,
  useStartAutomaticMutation,
  useEndAutomaticMutation,
  useStartCardMutation,
  useRemoveCardMutation,
} = paymentsApi;
