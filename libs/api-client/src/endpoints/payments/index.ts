export {
  useAnswerDisputeMutation,
  useContestChargeMutation,
  useGetDisputeQuery,
  useListDisputesQuery,
  useSendDisputeFileMutation,
  useSendProofMutation,
} from './disputes';
export { useDecideOverdueMutation, useListOverdueContractsQuery } from './dunning';
export {
  useAskPaymentMutation,
  useChoosePreparedBillsMutation,
  useCloseOddEventMutation,
  useEndAutomaticMutation,
  useGetContractPaymentsQuery,
  useListBankChargesQuery,
  useRemoveCardMutation,
  useStartAutomaticMutation,
  useStartCardMutation,
} from './payments';
