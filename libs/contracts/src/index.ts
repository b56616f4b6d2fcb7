export { call, pathOf, type BodyOf, type Call, type DataOf, type Method, type ParamsOf, type QueryOf, type RequestOf } from './call';
export { fileAnswer, type FileAnswer } from './fields';
export { errorBody, keyedMessage, BASKET_KEYS, FIELD_KEYS, NOTIFICATIONS, type BasketKey, type ErrorBody, type FieldKey, type KeyedMessage } from './errors';
export { ANONYMOUS, ROLES, type Role, type TokenClaims, type Viewer, type ViewerKind } from './viewer';
export {
  banner, cmsPage, fetchCms, footerContent, getContentVersion, homeContent, welcomeContent,
  type Banner, type CmsImage, type CmsPage, type FeaturedCar, type FeatureItem, type FooterContent, type HomeContent, type Seo, type StepItem, type WelcomeContent,
} from './calls/cms';
export {
  listPrices, listPromptDelivery, listVehicleClasses,
  type AddOn, type ClientType, type DeliveryEstimate, type GridPrice, type Paint, type VehicleClass, type VehicleModel, type VehiclePrice, type VehicleVersion,
} from './calls/vehicles';
export {
  getAreaSupport, getCepAddress, getDealership, listAvailableDealerships, listDealerships, listGroupDealerships, listStates,
  type CepAddress, type Dealership, type NearbyDealership,
} from './calls/dealerships';
export {
  companiesContent, documentContent, faqContent, formPageContent, howItWorksContent, includedContent, storesContent,
  type CompaniesContent, type DocumentContent, type FaqContent, type FaqGroup, type FormPageContent, type HowItWorksContent, type IncludedContent, type StoresContent,
} from './calls/institutional';
export {
  companyContactForm, contactForm, sendCompanyContact, sendContact, CONTACT_SUBJECTS, MESSAGE_MAX,
  type CompanyContactForm, type ContactForm, type ReceivedContact,
} from './calls/contacts';
export { leadForm, leadRequest, listLeads, sendLead, LEAD_INTERESTS, LEAD_KINDS, type Lead, type LeadForm, type LeadRequest } from './calls/leads';
export {
  getReservation, landingLeadRequest, noticeForm, offerForm, reservationForm, reservePlace, sendLandingLead, sendReservationLead, talkForm, LANDING_PAGES,
  type LandingLeadRequest, type LandingPage, type Reservation,
} from './calls/landing';
export {
  campaignContent, chatContent, onBoardContent, reservationContent, subscribeContent, waitingContent,
  type CampaignContent, type ChatContent, type FormBlock, type GuideTopic, type OnBoardContent, type ReservationContent, type SubscribeContent, type WaitingContent,
} from './calls/landing-contents';
export {
  createBasket, createSimulation, deleteSimulation, getShareToken, getSimulation, getSimulationPdf, listSimulations, mailSimulation, openSharedSimulation, quoteByOwnTable, quoteChoice,
  repriceBasket, restoreSimulation, simulationMailForm, updateBasket, basketChoice, place,
  type Basket, type BasketChoice, type Place, type PriceLine, type Quote, type Repricing, type SharedSimulation, type Simulation, type SimulationMailForm,
} from './calls/simulations';
export { getContractInstallments, getSimulationInstallments, INSTALLMENT_STATUSES, type Installment, type InstallmentPlan } from './calls/installments';
export {
  addAssistedSimulation, assistedCartForm, changeAssistedSimulation, decideSharing, endAssistedCart, endSharedCart, getAssistedCart, getSharedCart,
  invitationMailForm, inviteCustomer, listAssistedCarts, offerSharedCart, openInvitation, requestSharing, startAssistedCart, SHARED_CART_TEXT,
  type AssistedCart, type AssistedCartForm, type CartChange, type CartEvent, type CartSide, type Invitation, type InvitationMailForm, type OwnSharedCart,
  type SharedCart, type SharedCartState,
} from './calls/shared-carts';
export {
  decideProposal, decision, getProposal, listProposals, proposalRequest, resumeAnalysis, sendProposal, DUE_DAYS, ORIGINS, PAYMENT_METHODS,
  type Decision, type Proposal, type ProposalDetail, type ProposalEvent, type ProposalRequest,
} from './calls/proposals';
export {
  accountDataForm, accountSecurity, changeEmail, changeEmailForm, changePassword, changePasswordForm, endOneSession, endOtherSessions, forgetDevice,
  getAccountSecurity, newPasswordForm, pendingEmailForm, recoveryForm, replacePendingEmail, requestRecovery, resetPassword, saveAccountData, secondStepForm,
  setSecondStep,
  type AccountDataForm, type AccountSecurity, type ChangeEmailForm, type ChangePasswordForm, type NewPasswordForm, type PendingEmailForm, type RecoveryForm,
  type SecondStepForm,
} from './calls/account-security';
export {
  checkDocument, createUser, getAccountRecord, getLoggedUser, loggedUser, mfaForm, pinForm, quickRegistrationForm, redeemSignInLink, refreshSession, requestSignInLink,
  resendVerification, signIn, signInForm, signInLinkForm, signOut, verifyEmail, verifyMfa,
  type AccountRecord, type LoggedUser, type MfaForm, type QuickRegistrationForm, type Session, type SignInForm, type SignInLinkForm,
} from './calls/accounts';
export {
  eraseAccount, erasureForm, exportData, exportForm, getPrivacy,
  type DataExport, type ErasureForm, type ExportForm, type Privacy,
} from './calls/privacy';
export {
  addressForm, companyDataForm, finishRegistration, getRegistration, partnersForm, personalDataForm, personalDataFormOn, saveAddress, saveCompanyData,
  savePartners, savePersonalData, COMPANY_TYPES, MAX_PARTNERS,
  type AddressForm, type CompanyDataForm, type PartnersForm, type PersonalDataForm, type RegistrationDraft,
} from './calls/registration';
export { BRAZILIAN, hundredthsOf, percentOf, shareProblem } from './registration-rules';
export { NATIONALITIES } from './nationalities';
export { findProfession, OTHER_PROFESSION, PROFESSIONS } from './professions';
export { consentRequest, giveConsent, listConsents, type Consent, type ConsentRequest } from './calls/consents';
export {
  deleteDocument, documentList, documentUpload, downloadDocument, listDocuments, sendDocument, sentDocument,
  type DocumentList, type DocumentUpload, type SentDocument,
} from './calls/documents';
export { CNH_CATEGORIES } from './brazil';
