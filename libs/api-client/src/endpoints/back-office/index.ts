export {
  useFindCustomersQuery,
  useGetCustomerQuery,
  useListAuditLooksInfiniteQuery,
} from './customers';
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
