import { askPayment, type DataOf, getContractPayments } from '@site/contracts';
import { api } from '../api';
import { type ArgOf, sends } from './of-call';

export const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getContractPayments: build.query<
      DataOf<typeof getContractPayments>,
      ArgOf<typeof getContractPayments>
    >({ ...sends(getContractPayments), providesTags: ['Payments'] }),
    askPayment: build.mutation<DataOf<typeof askPayment>, ArgOf<typeof askPayment>>({
      ...sends(askPayment),
      invalidatesTags: ['Payments'],
    }),
  }),
});

export const { useGetContractPaymentsQuery, useAskPaymentMutation } = paymentsApi;
