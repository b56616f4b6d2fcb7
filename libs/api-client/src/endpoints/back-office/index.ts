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
export {
  useGetDealershipTodayCountQuery,
  useGetDealershipTodayQuery,
  useGetTodayCountsQuery,
  useGetTodayQuery,
} from './today';
