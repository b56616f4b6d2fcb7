export {
  useAddDriverMutation,
  useGetDriverQuery,
  useListDriversQuery,
  useRemoveDriverMutation,
  useSendDriverPhotoMutation,
} from './drivers';
export {
  useBuyKmMutation,
  useGetKmBankQuery,
  useGetKmPackagesQuery,
  useSendOdometerReadingMutation,
  useSwapKmPackageMutation,
} from './km-bank';
export {
  useAnswerPurchaseMutation,
  useAskPurchaseMutation,
  useGetPurchaseQuery,
  useListPurchasesQuery,
  useOfferPurchaseMutation,
  useRefusePurchaseMutation,
  useTransferPurchaseMutation,
} from './purchases';
export {
  useAddDamageMutation,
  useAnswerDamagesMutation,
  useBookReturnMutation,
  useCancelReturnMutation,
  useDecideContestMutation,
  useDeleteDamageMutation,
  useDeleteHomePhotoMutation,
  useDeleteReturnPhotoMutation,
  useDropHomeDamageMutation,
  useGetReturnQuery,
  useListReturnPagesInfiniteQuery,
  useListReturnSlotsQuery,
  useNameHomeDamageMutation,
  useNoteWearDamageMutation,
  useReceiveCarMutation,
  useSendHomePhotoMutation,
  useSendReturnPhotoMutation,
  useSendReturnPinMutation,
} from './returns';
export {
  useClaimServiceRequestMutation,
  useDecideDeductibleMutation,
  useGetServiceRequestQuery,
  useListServiceQueueQuery,
  useListServiceRequestsQuery,
  useOpenServiceRequestMutation,
  useSendServiceFileMutation,
  useSendServiceMessageMutation,
} from './service-requests';
export {
  useCancelTrafficFineMutation,
  useChargeTrafficFineMutation,
  useContestTrafficFineMutation,
  useGetTrafficFineQuery,
  useListTrafficFineQueueQuery,
  useListTrafficFinesQuery,
  useNameFineDriverMutation,
  useRegisterTrafficFineMutation,
  useSendTrafficFineFileMutation,
} from './traffic-fines';
