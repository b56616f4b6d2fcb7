// Consultants alone make these calls: pages, dealerships and prices of the site (right
// `desk`), the end of a contract whose car is gone, and the work on leads.
export {
  useBringBackCmsPageMutation,
  useGetCmsPageQuery,
  useGetCmsPageVersionQuery,
  useListCmsPagesQuery,
  usePreviewCmsPageMutation,
  usePublishCmsPageMutation,
  useSaveCmsPageMutation,
  useWithdrawCmsPageMutation,
} from './endpoints/cms-pages';
export {
  useAddDealershipMutation,
  useChangeDealershipMutation,
  useEndDealershipMutation,
  useGetDealershipRecordQuery,
  useListDealershipRecordsQuery,
  useReopenDealershipMutation,
} from './endpoints/dealership-records';
export {
  useChangeExtraNameMutation,
  useListExtraNamesQuery,
} from './endpoints/extra-names';
export {
  useCallPlaceMutation,
  useClaimLeadMutation,
  useReleaseLeadMutation,
  useWorkLeadMutation,
} from './endpoints/leads';
export { useEndByLossMutation, useQuoteLossQuery } from './endpoints/losses';
export {
  useCheckPriceTableMutation,
  useComparePriceTableQuery,
  useImportPriceTableMutation,
  useListPriceTablesQuery,
  useWithdrawPriceTableMutation,
} from './endpoints/price-tables';
