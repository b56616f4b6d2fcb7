export { api, type ClientExtra, TAGS } from './api';
export {
  type ApiClient,
  type ClientWiring,
  createClient,
  type RequestOptions,
} from './client';
export { useGetAccountRecordQuery } from './endpoints/account-record';
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
export {
  assistedCartsApi,
  useAddAssistedSimulationMutation,
  useChangeAssistedSimulationMutation,
  useEndAssistedCartMutation,
  useGetAssistedCartQuery,
  useInviteCustomerMutation,
  useListAssistedCartsQuery,
  useQuoteAssistedChangeQuery,
  useRequestSharingMutation,
  useStartAssistedCartMutation,
} from './endpoints/assisted-carts';
export { consentsApi, useListConsentsQuery } from './endpoints/consents';
export {
  contactsApi,
  useSendCompanyContactMutation,
  useSendContactMutation,
} from './endpoints/contacts';
export {
  contentApi,
  useFetchCmsQuery,
  useGetContentVersionQuery,
  useListPricesQuery,
} from './endpoints/content';
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
export {
  documentsApi,
  useDeleteDocumentMutation,
  useListDocumentsQuery,
  useResumeAnalysisMutation,
  useSendDocumentMutation,
} from './endpoints/documents';
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
  privacyApi,
  useEraseAccountMutation,
  useExportDataMutation,
  useGetPrivacyQuery,
} from './endpoints/privacy';
export {
  proposalsApi,
  useDecideProposalMutation,
  useGetProposalQuery,
  useListProposalPagesInfiniteQuery,
  useListProposalsQuery,
  useSendProposalMutation,
} from './endpoints/proposals';
export {
  useCreateUserMutation,
  useLazyCheckDocumentQuery,
  useResendVerificationMutation,
  useVerifyEmailMutation,
} from './endpoints/registration-start';
export {
  sharedCartsApi,
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
  simulationsApi,
  useCreateBasketMutation,
  useCreateSimulationMutation,
  useDeleteSimulationMutation,
  useGetContractInstallmentsQuery,
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
  useListPromptDeliveryQuery,
  useListVehicleClassesQuery,
  vehiclesApi,
} from './endpoints/vehicles';
export {
  CATALOGUE,
  explain,
  type ExplainContext,
  type Explanation,
  type FailureEffect,
  type FailureNotice,
  type FailurePopup,
  type PopupItem,
  type RowName,
} from './failures/catalogue';
export { labelOf } from './failures/labels';
export { type OnFailure } from './failures/report';
export {
  type ApiFailure,
  FailureError,
  failureOf,
  FAULT_MESSAGE,
  isRefusedFor,
  NETWORK_MESSAGE,
  serverSentence,
} from './http/failure';
export { XSRF_COOKIE, XSRF_HEADER } from './http/xsrf';
export { readCookieFrom, xsrfJar } from './http/xsrf-jar';
export { makeStore, type StateWith } from './store';
export { type ApiStore, storeContext } from './store-context';
export { useFetchFile } from './use-file';
