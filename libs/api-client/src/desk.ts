// What consultants with the right `desk` call: pages, dealerships and prices of the site.
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
  useCheckPriceTableMutation,
  useComparePriceTableQuery,
  useImportPriceTableMutation,
  useListPriceTablesQuery,
  useWithdrawPriceTableMutation,
} from './endpoints/price-tables';
