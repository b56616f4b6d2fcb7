export {
  useChangeDueDayMutation,
  useGetContractQuery,
  useGetExitQuotesQuery,
  useListContractsQuery,
  useListCustomerContractsInfiniteQuery,
  useWithdrawContractMutation,
} from './contracts';
export {
  useAddDeliveryMilestoneMutation,
  useChooseDeliverySlotMutation,
  useDeleteDeliveryPhotoMutation,
  useGetDeliveryHoursQuery,
  useGetDeliveryQuery,
  useHandOverCarMutation,
  useListDeliveryPagesInfiniteQuery,
  useListDeliverySlotsQuery,
  useMoveDeliveryMutation,
  useSaveDeliveredCarMutation,
  useSaveDeliveryHoursMutation,
  useSendDeliveryPhotoMutation,
  useSendHandoverPinMutation,
  useUndoDeliveryMilestoneMutation,
} from './deliveries';
export { useGetDeliveryWeekQuery } from './delivery-week';
export {
  useGetContractDraftQuery,
  useSendSignatureMutation,
  useSendSignaturePinMutation,
  useVerifyContractMutation,
} from './signatures';
