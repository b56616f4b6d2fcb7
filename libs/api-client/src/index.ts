export { api, TAGS, type ClientExtra } from './api';
export {
  createClient,
  type ApiClient,
  type ClientWiring,
  type RequestOptions,
} from './client';
export { useFetchFile } from './use-file';
export { makeStore, type StateWith } from './store';
export { storeContext, type ApiStore } from './store-context';
export {
  FailureError,
  failureOf,
  FAULT_MESSAGE,
  NETWORK_MESSAGE,
  type ApiFailure,
} from './http/failure';
export { readCookieFrom, xsrfJar } from './http/xsrf-jar';
export { XSRF_COOKIE, XSRF_HEADER } from './http/xsrf';
export {
  CATALOGUE,
  explain,
  type ExplainContext,
  type Explanation,
  type FailureEffect,
  type FailurePopup,
  type PopupItem,
  type RowName,
} from './failures/catalogue';
export { type OnFailure } from './failures/report';
export { isQuiet } from './failures/quiet';
export { labelOf } from './failures/labels';
export {
  contentApi,
  useFetchCmsQuery,
  useGetContentVersionQuery,
  useListPricesQuery,
} from './endpoints/content';
export {
  useListPromptDeliveryQuery,
  useListVehicleClassesQuery,
  vehiclesApi,
} from './endpoints/vehicles';
export {
  dealershipsApi,
  useGetAreaSupportQuery,
  useGetCepAddressQuery,
  useGetDealershipQuery,
  useLazyGetCepAddressQuery,
  useListAvailableDealershipsQuery,
  useListDealershipsQuery,
  useListGroupDealershipsQuery,
  useListStatesQuery,
} from './endpoints/dealerships';
export { consentsApi, useListConsentsQuery } from './endpoints/consents';
export {
  privacyApi,
  useEraseAccountMutation,
  useExportDataMutation,
  useGetPrivacyQuery,
} from './endpoints/privacy';
export {
  contactsApi,
  useSendCompanyContactMutation,
  useSendContactMutation,
} from './endpoints/contacts';
export {
  leadsApi,
  useGetReservationQuery,
  useListLeadsInfiniteQuery,
  useReservePlaceMutation,
  useSendLandingLeadMutation,
  useSendLeadMutation,
  useSendReservationLeadMutation,
} from './endpoints/leads';
export {
  simulationsApi,
  useCreateBasketMutation,
  useCreateSimulationMutation,
  useDeleteSimulationMutation,
  useGetShareTokenQuery,
  useMailSimulationMutation,
  useOpenSharedSimulationQuery,
  useRestoreSimulationMutation,
  useGetContractInstallmentsQuery,
  useGetSimulationInstallmentsQuery,
  useGetSimulationQuery,
  useListSimulationsQuery,
  useQuoteByOwnTableQuery,
  useQuoteChoiceQuery,
  useRepriceBasketMutation,
  useUpdateBasketMutation,
} from './endpoints/simulations';
export {
  assistedCartsApi,
  useAddAssistedSimulationMutation,
  useChangeAssistedSimulationMutation,
  useEndAssistedCartMutation,
  useGetAssistedCartQuery,
  useInviteCustomerMutation,
  useListAssistedCartsQuery,
  useRequestSharingMutation,
  useStartAssistedCartMutation,
} from './endpoints/assisted-carts';
export {
  sharedCartsApi,
  useDecideSharingMutation,
  useEndSharedCartMutation,
  useGetSharedCartQuery,
  useOfferSharedCartMutation,
  useOpenInvitationQuery,
} from './endpoints/shared-carts';
export {
  proposalsApi,
  useDecideProposalMutation,
  useGetProposalQuery,
  useListProposalPagesInfiniteQuery,
  useListProposalsQuery,
  useSendProposalMutation,
} from './endpoints/proposals';
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
  useSignOutMutation,
  useVerifyMfaMutation,
} from './endpoints/accounts';
export { useGetAccountRecordQuery } from './endpoints/account-record';
export {
  documentsApi,
  useDeleteDocumentMutation,
  useListDocumentsQuery,
  useResumeAnalysisMutation,
  useSendDocumentMutation,
} from './endpoints/documents';
export {
  useRedeemSignInLinkMutation,
  useRequestSignInLinkMutation,
} from './endpoints/sign-in-links';
export {
  useCreateUserMutation,
  useLazyCheckDocumentQuery,
  useResendVerificationMutation,
  useVerifyEmailMutation,
} from './endpoints/registration-start';
export {
  accountSecurityApi,
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
