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
export { useGetDealershipTodayQuery, useGetTodayQuery } from './today';
