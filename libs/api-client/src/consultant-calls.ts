// Only consultants make these calls: pages, dealerships and prices of the site (right
// `desk`), the end of a contract whose car was lost, the team, and the work on leads.
export { useListColleaguesQuery } from './endpoints/activity/holds';
export {
  useAddDealershipMutation,
  useChangeDealershipMutation,
  useEndDealershipMutation,
  useGetDealershipRecordQuery,
  useListDealershipRecordsQuery,
  useReopenDealershipMutation,
} from './endpoints/back-office/dealership-records';
export {
  useChangeExtraNameMutation,
  useListExtraNamesQuery,
} from './endpoints/catalog/extra-names';
export {
  useCheckPriceTableMutation,
  useComparePriceTableQuery,
  useImportPriceTableMutation,
  useListPriceTablesQuery,
  useWithdrawPriceTableMutation,
} from './endpoints/catalog/price-tables';
export {
  useChangeTechnicalSheetMutation,
  useListTechnicalSheetsQuery,
} from './endpoints/catalog/technical-sheet-records';
export {
  useBringBackCmsPageMutation,
  useGetCmsPageQuery,
  useGetCmsPageVersionQuery,
  useLazyGetCmsPageVersionQuery,
  useListCmsPagesQuery,
  usePreviewCmsPageMutation,
  usePublishCmsPageMutation,
  useSaveCmsPageMutation,
  useWithdrawCmsPageMutation,
} from './endpoints/content/cms-pages';
export { useEndByLossMutation, useQuoteLossQuery } from './endpoints/driving/losses';
export {
  useGetMaintenanceQuery,
  useListOdometerReadingsQuery,
  useNoteMaintenanceMutation,
  useRemoveMaintenanceMutation,
  useStrikeOdometerReadingMutation,
} from './endpoints/driving/maintenance';
export {
  useAssignTrafficFinesMutation,
  useCancelTrafficFinesMutation,
  useCheckTrafficFinesMutation,
  useImportTrafficFinesMutation,
} from './endpoints/driving/traffic-fines';
export {
  useChangeStaffRightsMutation,
  useEndStaffAccessMutation,
  useInviteConsultantMutation,
  useListStaffQuery,
  useResetStaffAppMutation,
  useRestoreStaffAccessMutation,
  useWithdrawConsultantInvitationMutation,
} from './endpoints/identity/staff';
export {
  useEndCampaignMutation,
  useListCampaignsQuery,
  useListCampaignUsesQuery,
  useMakeCampaignMutation,
} from './endpoints/sales/campaigns';
export {
  useAssignLeadsMutation,
  useCallPlaceMutation,
  useClaimLeadMutation,
  useCloseLeadsMutation,
  useReleaseLeadMutation,
  useWorkLeadMutation,
} from './endpoints/sales/leads';
export { useSetCommissionRateMutation } from './endpoints/sales/sales-statement';
