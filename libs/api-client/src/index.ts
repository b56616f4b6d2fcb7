export { api, listOf } from './api';
export { type ApiClient, createClient } from './client';
export { useGetAccountRecordQuery } from './endpoints/account-record';
export {
  useChangeEmailMutation,
  useChangePasswordMutation,
  useEndOneSessionMutation,
  useEndOtherSessionsMutation,
  useForgetDeviceMutation,
  useGetAccountSecurityQuery,
  useReplacePendingEmailMutation,
  useRequestRecoveryMutation,
  useResetPasswordMutation,
  useSaveAccountDataMutation,
  useSetSecondStepMutation,
} from './endpoints/account-security';
export {
  accountsApi,
  useFinishRegistrationMutation,
  useGetLoggedUserQuery,
  useGetRegistrationQuery,
  useSaveAddressMutation,
  useSaveCompanyDataMutation,
  useSavePartnersMutation,
  useSavePersonalDataMutation,
  useSignInMutation,
  useVerifyMfaMutation,
} from './endpoints/accounts';
export {
  useAddAssistedSimulationMutation,
  useChangeAssistedSimulationMutation,
  useEndAssistedCartMutation,
  useGetAssistedCartQuery,
  useInviteCustomerMutation,
  useListAssistedCartsQuery,
  useQuoteAssistedChangeQuery,
  useRemoveAssistedSimulationMutation,
  useRequestSharingMutation,
  useRestoreAssistedSimulationMutation,
  useStartAssistedCartMutation,
} from './endpoints/assisted-carts';
export {
  useAnswerDisputeMutation,
  useContestChargeMutation,
  useGetDisputeQuery,
  useListDisputesQuery,
  useSendDisputeFileMutation,
  useSendProofMutation,
} from './endpoints/charge-disputes';
export { useListConsentsQuery } from './endpoints/consents';
export {
  useSendCompanyContactMutation,
  useSendContactMutation,
} from './endpoints/contacts';
export { contentApi, useFetchCmsQuery, useListPricesQuery } from './endpoints/content';
export {
  useChangeDueDayMutation,
  useGetContractQuery,
  useGetExitQuotesQuery,
  useListContractsQuery,
  useListCustomerContractsInfiniteQuery,
  useWithdrawContractMutation,
} from './endpoints/contracts';
export {
  useFindCustomersQuery,
  useGetCustomerQuery,
  useListAuditLooksInfiniteQuery,
} from './endpoints/customers';
export {
  dealershipsApi,
  useGetAreaSupportQuery,
  useGetDealershipQuery,
  useLazyGetCepAddressQuery,
  useListAvailableDealershipsQuery,
  useListDealershipsQuery,
  useListGroupDealershipsQuery,
} from './endpoints/dealerships';
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
} from './endpoints/deliveries';
export { useGetDeliveryWeekQuery } from './endpoints/delivery-week';
export {
  useDeleteDocumentMutation,
  useListDocumentsQuery,
  useSendDocumentMutation,
} from './endpoints/documents';
export {
  useAddDriverMutation,
  useGetDriverQuery,
  useListDriversQuery,
  useRemoveDriverMutation,
  useSendDriverPhotoMutation,
} from './endpoints/drivers';
export {
  useBuyKmMutation,
  useGetKmBankQuery,
  useGetKmPackagesQuery,
  useSendOdometerReadingMutation,
  useSwapKmPackageMutation,
} from './endpoints/km-bank';
export {
  leadsApi,
  useConfirmPlaceMutation,
  useGetLeadQuery,
  useGetReservationQuery,
  useListLeadsInfiniteQuery,
  useReservePlaceMutation,
  useSendLandingLeadMutation,
  useSendLeadMutation,
  useSendReservationLeadMutation,
} from './endpoints/leads';
export {
  useChooseNotificationDigestMutation,
  useCountNotificationsQuery,
  useGetNotificationDigestQuery,
  useListNotificationsInfiniteQuery,
  useReadNotificationMutation,
  useReadNotificationsMutation,
} from './endpoints/notifications';
export {
  useDecideOverdueMutation,
  useListOverdueContractsQuery,
} from './endpoints/overdue-contracts';
export {
  useAskPaymentMutation,
  useChoosePreparedBillsMutation,
  useEndAutomaticMutation,
  useGetContractPaymentsQuery,
  useListBankChargesQuery,
  useRemoveCardMutation,
  useStartAutomaticMutation,
  useStartCardMutation,
} from './endpoints/payments';
export {
  useEraseAccountMutation,
  useExportDataMutation,
  useGetPrivacyQuery,
} from './endpoints/privacy';
export { useGetProposalAgesQuery } from './endpoints/proposal-ages';
export {
  useCancelProposalMutation,
  useCheckPartnersMutation,
  useDecideProposalMutation,
  useGetProposalQuery,
  useListProposalPagesInfiniteQuery,
  useListProposalsQuery,
  useNoteProposalMutation,
  useRequestReviewMutation,
  useSendProposalMutation,
  useTakeBackRequestMutation,
} from './endpoints/proposals';
export {
  useAnswerPurchaseMutation,
  useAskPurchaseMutation,
  useGetPurchaseQuery,
  useListPurchasesQuery,
  useOfferPurchaseMutation,
  useRefusePurchaseMutation,
  useTransferPurchaseMutation,
} from './endpoints/purchases';
export {
  useCreateUserMutation,
  useLazyCheckDocumentQuery,
  useResendVerificationMutation,
  useVerifyEmailMutation,
} from './endpoints/registration-start';
export {
  useAddDamageMutation,
  useAnswerDamagesMutation,
  useBookReturnMutation,
  useCancelReturnMutation,
  useDecideContestMutation,
  useDeleteDamageMutation,
  useDeleteReturnPhotoMutation,
  useGetReturnQuery,
  useListReturnPagesInfiniteQuery,
  useListReturnSlotsQuery,
  useReceiveCarMutation,
  useSendReturnPhotoMutation,
  useSendReturnPinMutation,
} from './endpoints/returns';
export {
  useGetSalesFunnelQuery,
  useListPortalLinksQuery,
} from './endpoints/sales-funnel';
export {
  useListSavedViewsQuery,
  useRemoveViewMutation,
  useRenameViewMutation,
  useSaveViewMutation,
} from './endpoints/saved-views';
export {
  useClaimServiceRequestMutation,
  useDecideDeductibleMutation,
  useGetServiceRequestQuery,
  useListServiceQueueQuery,
  useListServiceRequestsQuery,
  useOpenServiceRequestMutation,
  useSendServiceFileMutation,
  useSendServiceMessageMutation,
} from './endpoints/service-requests';
export {
  useDecideSharingMutation,
  useEndSharedCartMutation,
  useGetSharedCartQuery,
  useOfferSharedCartMutation,
  useOpenInvitationQuery,
} from './endpoints/shared-carts';
export {
  useRedeemSignInLinkMutation,
  useRequestSignInLinkMutation,
} from './endpoints/sign-in-links';
export {
  useGetContractDraftQuery,
  useSendSignatureMutation,
  useSendSignaturePinMutation,
  useVerifyContractMutation,
} from './endpoints/signatures';
export {
  simulationsApi,
  useCreateBasketMutation,
  useCreateSimulationMutation,
  useDeleteSimulationMutation,
  useGetShareTokenQuery,
  useGetSimulationInstallmentsQuery,
  useGetSimulationQuery,
  useListSimulationsQuery,
  useMailSimulationMutation,
  useOpenSharedSimulationQuery,
  useQuoteChoiceQuery,
  useQuoteGuaranteedQuery,
  useRepriceBasketMutation,
  useRestoreSimulationMutation,
  useUpdateBasketMutation,
} from './endpoints/simulations';
export {
  useCheckStockMutation,
  useGetStockChoicesQuery,
  useImportStockMutation,
  useListStockCarPagesInfiniteQuery,
  useSaveStockMutation,
} from './endpoints/stock';
export {
  useAcceptSellerInvitationMutation,
  useEndSellerAccessMutation,
  useGetTeamQuery,
  useInviteSellerMutation,
  useRestoreSellerAccessMutation,
  useWithdrawSellerInvitationMutation,
} from './endpoints/team';
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
} from './endpoints/traffic-fines';
export {
  useListPromptDeliveryQuery,
  useListVehicleClassesQuery,
  vehiclesApi,
} from './endpoints/vehicles';
export {
  explain,
  type FailureEffect,
  type FailureNotice,
  type FailurePopup,
} from './failures/catalogue';
export { labelOf } from './failures/labels';
export {
  type ApiFailure,
  FailureError,
  failureOf,
  isRefusedFor,
  isToldByPopup,
  readProblem,
  serverSentence,
} from './http/failure';
export { readCookieFrom, xsrfJar } from './http/xsrf-jar';
export { type HandedOverState, handOver, makeStore, type StateWith } from './store';
export { type ApiStore, storeContext } from './store-context';
export { useDeliveryPhoto, useReturnPhoto } from './use-car-photo';
export { useFetchFile } from './use-file';
