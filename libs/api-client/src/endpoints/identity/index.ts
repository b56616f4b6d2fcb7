export { useGetAccountRecordQuery } from './account-record';
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
} from './account-security';
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
} from './accounts';
export { useListConsentsQuery } from './consents';
export {
  useDeleteDocumentMutation,
  useListDocumentsQuery,
  useSendDocumentMutation,
} from './documents';
export {
  useCreateUserMutation,
  useLazyCheckDocumentQuery,
  useResendVerificationMutation,
  useVerifyEmailMutation,
} from './registration-start';
export {
  useGetBegunSignInQuery,
  useProveByAppMutation,
  useProveMailboxMutation,
} from './second-step';
export {
  useRedeemSignInLinkMutation,
  useRequestSignInLinkMutation,
} from './sign-in-links';
export {
  useAcceptConsultantInvitationMutation,
  useAcceptSellerInvitationMutation,
  useEndSellerAccessMutation,
  useGetTeamQuery,
  useInviteSellerMutation,
  useResetSellerAppMutation,
  useRestoreSellerAccessMutation,
  useWithdrawSellerInvitationMutation,
} from './team';
