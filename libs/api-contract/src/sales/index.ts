export {
  type Cancellation,
  cancellation,
  type Decision,
  decision,
  decisionFor,
  type PartnersCheck,
  type RequestTakenBack,
  requestTakenBack,
  type ReviewRequest,
  reviewRequest,
} from './analysis.schemas';
export {
  ANALYSIS_REASON_CODES,
  ANALYSIS_REASONS,
  analysisReason,
  type AnalysisReasonCode,
  isReasonOfIncome,
  reasonsFor,
} from './analysis-reasons';
export {
  answerDay,
  CONTEST_ANSWER_DAYS,
  contestAnswerDay,
  isAnswerLate,
} from './answer-promise';
export {
  type AssistedCart,
  type AssistedCartForm,
  assistedCartForm,
  type InvitationMailForm,
  invitationMailForm,
} from './assisted-sale/assisted-carts.schemas';
export {
  CART_EVENTS,
  CART_SIDES,
  type CartChange,
  type CartEvent,
  type CartSide,
  type Invitation,
  type OwnSharedCart,
  SHARED_CART_STATES,
  SHARED_CART_TEXT,
  type SharedCart,
  type SharedCartState,
} from './assisted-sale/shared-carts.schemas';
export { CLAIM_OUTCOME_LABELS, CLAIM_RULE_LABELS } from './attribution/claim-labels';
export {
  CLAIM_OUTCOMES,
  CLAIM_RULES,
  type ClaimOutcome,
  type ClaimRule,
  type SaleClaim,
} from './attribution/sale-claims.schemas';
export {
  cancelProposal,
  checkPartners,
  decideProposal,
  requestReview,
  takeBackRequest,
} from './calls/analysis.calls';
export {
  addAssistedSimulation,
  changeAssistedSimulation,
  endAssistedCart,
  getAssistedCart,
  inviteCustomer,
  listAssistedCarts,
  quoteAssistedChange,
  removeAssistedSimulation,
  requestSharing,
  restoreAssistedSimulation,
  setAssistedCampaign,
  startAssistedCart,
} from './calls/assisted-carts.calls';
export {
  endCampaign,
  listCampaigns,
  listCampaignUses,
  makeCampaign,
  setCampaign,
} from './calls/campaigns.calls';
export { sendCompanyContact, sendContact } from './calls/contacts.calls';
export { noteProposal } from './calls/follow-ups.calls';
export {
  confirmPlace,
  getReservation,
  reservePlace,
  sendLandingLead,
  sendReservationLead,
} from './calls/landing.calls';
export {
  callPlace,
  claimLead,
  getLead,
  listLeads,
  releaseLead,
  sendLead,
  workLead,
} from './calls/leads.calls';
export { sendLinkVisit } from './calls/link-visits.calls';
export { getLinkPoster, listPortalLinks } from './calls/portal-links.calls';
export { getProposalAges } from './calls/proposal-ages.calls';
export {
  exportProposals,
  getProposal,
  listProposals,
  sendProposal,
} from './calls/proposals.calls';
export { getSalesFunnel } from './calls/sales-funnel.calls';
export {
  exportSalesStatement,
  getSalesStatement,
  setCommissionRate,
} from './calls/sales-statement.calls';
export { assignLeads, closeLeads } from './calls/selected-leads.calls';
export {
  decideSharing,
  endSharedCart,
  getSharedCart,
  offerSharedCart,
  openInvitation,
} from './calls/shared-carts.calls';
export {
  createBasket,
  createSimulation,
  deleteSimulation,
  getSharePreview,
  getShareToken,
  getSimulation,
  getSimulationPdf,
  listSimulations,
  mailSimulation,
  openSharedSimulation,
  quoteChoice,
  quoteGuaranteed,
  repriceBasket,
  restoreSimulation,
  updateBasket,
} from './calls/simulations.calls';
export {
  type Campaign,
  CAMPAIGN_STATES,
  type CampaignCodeForm,
  campaignCodeForm,
  type CampaignForm,
  campaignForm,
} from './campaigns/campaigns.schemas';
export {
  type CompanyContactForm,
  companyContactForm,
  CONTACT_SUBJECTS,
  type ContactForm,
  contactForm,
  type ReceivedContact,
} from './contacts.schemas';
export { type ProposalNote, proposalNote } from './follow-ups.schemas';
export { type Affordability, type Commitment } from './income-of-proposals.schemas';
export {
  type LandingLeadRequest,
  type LandingPage,
  noticeForm,
  offerForm,
  PLACES_A_DAY,
  type PlaceState,
  type Reservation,
  reservationForm,
  talkForm,
  TURN_DAYS,
} from './landing.schemas';
export {
  type CampaignContent,
  campaignContent,
  type ChatContent,
  chatContent,
  type FormBlock,
  type GuideTopic,
  type OnBoardContent,
  onBoardContent,
  type ReservationContent,
  reservationContent,
  type SubscribeContent,
  subscribeContent,
  type WaitingContent,
  waitingContent,
} from './landing-contents.schemas';
export {
  canMoveLead,
  isLeadClosed,
  LEAD_REASON_LABELS,
  LEAD_REASONS,
  LEAD_STATE_LABELS,
  LEAD_STATES,
  LEAD_TRANSITIONS,
  type LeadState,
  leadWorkProblems,
} from './lead-states';
export {
  type Lead,
  LEAD_INTERESTS,
  LEAD_KINDS,
  type LeadDetail,
  type LeadEntry,
  type LeadForm,
  leadForm,
  type LeadPlace,
  type LeadRequest,
  type LeadWork,
  leadWork,
} from './leads.schemas';
export {
  CHARGE_METHOD_LABELS,
  CHARGE_METHODS,
  type ChargeMethod,
  PAYMENT_METHODS,
  type PaymentMethod,
  PREPARED_METHODS,
  TAKEN_BY,
} from './payment-methods';
export { type PortalLink } from './portal-links.schemas';
export { type AgeBand } from './proposal-ages.schemas';
export { type ProposalEvent } from './proposal-event';
export {
  canMove,
  CUSTOMER_STATE_LABELS,
  EXPIRING_STATES,
  type ExpiringState,
  isAwaitingCar,
  isContract,
  isDelivered,
  isDropped,
  isExpiring,
  isOpen,
  isOver,
  isSigned,
  isSlotPast,
  losesDay,
  PROPOSAL_ACTORS,
  PROPOSAL_STATES,
  PROPOSAL_TRANSITIONS,
  type ProposalActor,
  type ProposalState,
  shownState,
  STATE_LABELS,
  type StateTone,
  waitsForCustomer,
} from './proposal-states';
export {
  expiryDay,
  ORIGIN_LABELS,
  ORIGINS,
  RETURN_KIND_LABELS,
  RETURN_KINDS,
  type ReturnKind,
  reviewUntil,
} from './proposal-terms';
export {
  DUE_DAYS,
  incomeRule,
  type NextStep,
  type Proposal,
  type ProposalDetail,
  type ProposalRequest,
  proposalRequest,
  USUAL_DUE_DAY,
} from './proposals.schemas';
export { type FunnelOfLink, type SalesFunnel } from './sales-funnel.schemas';
export {
  type CommissionRate,
  type CommissionRateForm,
  commissionRateForm,
  MOST_COMMISSION_PERCENT,
  rateDayProblem,
  type SalesStatement,
  type StatementEntry,
  type StatementEntryKind,
} from './sales-statement/sales-statement.schemas';
export {
  type LeadAssignmentForm,
  leadAssignmentForm,
  type LeadClosingForm,
  leadClosingForm,
} from './selected-leads/selected-leads.schemas';
export {
  type Basket,
  type BasketChoice,
  type Place,
  type PriceLine,
  type Quote,
  type Repricing,
  type SharedSimulation,
  type SharePreview,
  type Simulation,
  type SimulationMailForm,
  simulationMailForm,
} from './simulations.schemas';
