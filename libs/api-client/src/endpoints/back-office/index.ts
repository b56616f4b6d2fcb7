export {
  useFindCustomersQuery,
  useGetCustomerQuery,
  useListAuditLooksInfiniteQuery,
} from './customers';
export {
  useEndPhoneCallMutation,
  useGetPhoneCallQuery,
  useKnowCallerByFactsMutation,
  useKnowCallerByPinMutation,
  useOpenRequestByPhoneMutation,
  useReadOdometerByPhoneMutation,
  useSendCallerPinMutation,
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
