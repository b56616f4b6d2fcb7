export { RIGHT_LABELS } from '../wire/roles';
export {
  type AccountDataForm,
  accountDataForm,
  type AccountSecurity,
  type ChangeEmailForm,
  changeEmailForm,
  type ChangePasswordForm,
  changePasswordForm,
  type NewPasswordForm,
  newPasswordForm,
  type OwnPasskey,
  type PendingEmailForm,
  pendingEmailForm,
  type RecoveryForm,
  recoveryForm,
  type SecondStepForm,
  secondStepForm,
} from './account-security.schemas';
export {
  type AccountRecord,
  type LoggedUser,
  type MfaForm,
  mfaForm,
  pinForm,
  type QuickRegistrationForm,
  quickRegistrationForm,
  type Session,
  type SignInForm,
  signInForm,
  type SignInLinkForm,
  signInLinkForm,
} from './accounts.schemas';
export {
  changeEmail,
  changePassword,
  endOneSession,
  endOtherSessions,
  forgetDevice,
  getAccountSecurity,
  replacePendingEmail,
  requestRecovery,
  resetPassword,
  saveAccountData,
  setSecondStep,
} from './calls/account-security.calls';
export {
  checkDocument,
  createUser,
  getAccountRecord,
  getLoggedUser,
  redeemSignInLink,
  refreshSession,
  requestSignInLink,
  resendVerification,
  signIn,
  signOut,
  verifyEmail,
  verifyMfa,
} from './calls/accounts.calls';
export { giveConsent, listConsents } from './calls/consents.calls';
export {
  deleteDocument,
  downloadDocument,
  getDocumentPage,
  getDocumentThumbnail,
  listDocuments,
  sendDocument,
} from './calls/documents.calls';
export { getDraft, removeDraft, saveDraft } from './calls/drafts.calls';
export {
  addPasskey,
  beginPasskey,
  beginPasskeyConnection,
  beginPasskeyProof,
  beginPasskeySignIn,
  connectPasskey,
  proveByPasskey,
  removePasskey,
  signInByPasskey,
} from './calls/passkeys.calls';
export {
  finishRegistration,
  getRegistration,
  saveAddress,
  saveCompanyData,
  savePartners,
  savePersonalData,
} from './calls/registration.calls';
export { getBegunSignIn, proveByApp, proveMailbox } from './calls/second-step.calls';
export {
  acceptConsultantInvitation,
  changeStaffRights,
  endStaffAccess,
  inviteConsultant,
  listStaff,
  resetStaffApp,
  restoreStaffAccess,
  withdrawConsultantInvitation,
} from './calls/staff.calls';
export {
  acceptSellerInvitation,
  endSellerAccess,
  getTeam,
  inviteSeller,
  resetSellerApp,
  restoreSellerAccess,
  withdrawSellerInvitation,
} from './calls/team.calls';
export {
  CONSENT_CATEGORIES,
  CONSENT_COOKIE,
  CONSENT_TEXT,
  CONSENT_TEXTS,
  type ConsentCategory,
  type ConsentChoice,
  consentCookie,
  consentValue,
  type KeptConsent,
  readConsent,
} from './consent';
export { type Consent, type ConsentRequest } from './consents.schemas';
export {
  ACCEPTED_TYPES,
  askedDocumentText,
  CAMERA,
  coveredKinds,
  DOCUMENT_FIELDS,
  DOCUMENT_KINDS,
  type DocumentKind,
  documentKindsOf,
  documentName,
  type DocumentOwner,
  KEPT_TYPES,
  LEAST_LONG_SIDE,
  missingDocuments,
  MOST_SENT_FILES,
  tooSmallPicture,
} from './documents';
export {
  type DocumentList,
  documentUpload,
  type SentDocument,
} from './documents.schemas';
export {
  ADDRESS_DRAFT,
  browserDraftOf,
  DRAFT_FORM,
  DRAFT_HOURS,
  DRAFT_LIMITS,
  type DraftForm,
  draftOf,
  type DraftValues,
  fitsInDraft,
  withNewer,
} from './drafts';
export { type Draft } from './drafts.schemas';
export {
  type NewPasskey,
  PASSKEY_TRANSPORTS,
  type PasskeyCreation,
  type PasskeyPasswordForm,
  passkeyPasswordForm,
  type PasskeyProof,
  type PasskeyRequest,
} from './passkeys.schemas';
export {
  type AddressForm,
  addressForm,
  COMPANY_TYPES,
  type CompanyDataForm,
  companyDataForm,
  MAX_PARTNERS,
  type PartnersForm,
  partnersForm,
  type PersonalDataForm,
  personalDataForm,
  personalDataFormOn,
  type RegistrationDraft,
} from './registration.schemas';
export { type BegunSignIn, type ProofForm, proofForm } from './second-step.schemas';
export {
  type ConsultantInvitation,
  type ConsultantInvitationForm,
  consultantInvitationForm,
  type FormerConsultant,
  type StaffMember,
  type StaffRightsForm,
  staffRightsForm,
} from './staff.schemas';
export {
  type SellerInvitation,
  type SellerInvitationForm,
  sellerInvitationForm,
  type Team,
  type TeamSeller,
} from './team.schemas';
