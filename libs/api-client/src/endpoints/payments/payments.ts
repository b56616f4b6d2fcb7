import {
  askPayment,
  choosePreparedBills,
  closeOddEvent,
  endAutomatic,
  getContractPayments,
  listBankCharges,
  removeCard,
  startAutomatic,
  startCard,
} from '@site/api-contract';
import { addEndpoints } from '../add-endpoints';

const paymentsApi = addEndpoints(({ reads, writes }) => ({
  listBankCharges: reads(listBankCharges, ['Payments']),
  closeOddEvent: writes(closeOddEvent, ['Payments']),
  getContractPayments: reads(getContractPayments, ['Payments']),
  askPayment: writes(askPayment, ['Payments']),
  startAutomatic: writes(startAutomatic, ['Payments']),
  choosePreparedBills: writes(choosePreparedBills, ['Payments', 'Contracts']),
  endAutomatic: writes(endAutomatic, ['Payments']),
  startCard: writes(startCard, ['Payments']),
  removeCard: writes(removeCard, ['Payments', 'Contracts']),
}));

export const {
  useGetContractPaymentsQuery,
  useListBankChargesQuery,
  useCloseOddEventMutation,
  useAskPaymentMutation,
  useChoosePreparedBillsMutation,
  useStartAutomaticMutation,
  useEndAutomaticMutation,
  useStartCardMutation,
  useRemoveCardMutation,
} = paymentsApi;
