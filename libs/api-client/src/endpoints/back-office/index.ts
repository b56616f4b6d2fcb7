export {
  useFindCustomersQuery,
  useGetCustomerQuery,
  useListAuditLooksInfiniteQuery,
} from './customers';
export {
  useBookByPhoneMutation,
  useBookWorkshopByPhoneMutation,
  useCancelReturnByPhoneMutation,
  useCancelWorkshopByPhoneMutation,
  useEndPhoneCallMutation,
  useGetPhoneCallQuery,
  useKnowCallerByFactsMutation,
  useKnowCallerByPinMutation,
  useListSlotsByPhoneQuery,
  useMoveWorkshopByPhoneMutation,
  useOpenRequestByPhoneMutation,
  useReadOdometerByPhoneMutation,
  useSendCallerPinMutation,
  useSendCopyByPhoneMutation,
  useStartAddressByPhoneMutation,
} from './phone-calls';
export {
  useEraseAccountMutation,
  useExportDataMutation,
  useGetPrivacyQuery,
} from './privacy';
export { useSearchPortalQuery } from './search';
export {
  useGetDealershipTodayCountQuery,
  useGetDealershipTodayQuery,
  useGetTodayCountsQuery,
  useGetTodayQuery,
} from './today';
