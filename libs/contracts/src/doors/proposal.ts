// From the proposal to the signed paper.
export {
  type Cancellation,
  cancellation,
  cancelProposal,
  checkPartners,
  decideProposal,
  type Decision,
  decision,
  decisionFor,
  type PartnersCheck,
  requestReview,
  type RequestTakenBack,
  requestTakenBack,
  type ReviewRequest,
  reviewRequest,
  takeBackRequest,
} from '../calls/analysis';
export { noteProposal, type ProposalNote, proposalNote } from '../calls/follow-ups';
export { type Affordability, type Commitment } from '../calls/income-of-proposals';
export {
  getContractInstallments,
  getSimulationInstallments,
  type Installment,
  type InstallmentPlan,
  type OwedItem,
} from '../calls/installments';
export { getLinkPoster, listPortalLinks, type PortalLink } from '../calls/portal-links';
export { type AgeBand, getProposalAges } from '../calls/proposal-ages';
export {
  DUE_DAYS,
  exportProposals,
  getProposal,
  incomeRule,
  listProposals,
  type NextStep,
  type Proposal,
  type ProposalDetail,
  type ProposalEvent,
  type ProposalRequest,
  proposalRequest,
  sendProposal,
  USUAL_DUE_DAY,
} from '../calls/proposals';
export {
  type FunnelOfLink,
  type FunnelSteps,
  getSalesFunnel,
  type SalesFunnel,
} from '../calls/sales-funnel';
export {
  type ContractDraft,
  type ContractNumber,
  type ContractPart,
  type ContractSection,
  type ContractText,
  downloadContract,
  getContractDraft,
  getContractDraftPdf,
  sendSignature,
  sendSignaturePin,
  type SignaturePinForm,
  signaturePinForm,
  type SignatureRequest,
  signatureRequest,
  type SignedContract,
  type Verification,
  verifyContract,
} from '../calls/signatures';
export {
  acceptSellerInvitation,
  endSellerAccess,
  getTeam,
  inviteSeller,
  restoreSellerAccess,
  type SellerInvitation,
  type SellerInvitationForm,
  sellerInvitationForm,
  type Team,
  type TeamSeller,
  withdrawSellerInvitation,
} from '../calls/team';
