export {
  emailChanges,
  passwordRecoveries,
  refreshTokens,
  sessions,
  signInLinks,
  trustedDevices,
  users,
} from './accounts';
export { auditEntries } from './audit';
export {
  addOns,
  catalogueEdition,
  paints,
  prices,
  priceTables,
  stock,
  vehicleModels,
  vehicleVersions,
} from './catalogue';
export { consents } from './consents';
export { contractAmendments, contracts, type SignatureEvidence } from './contracts';
export { dealershipGroups, dealerships, states } from './dealerships';
export {
  cars,
  deliveries,
  deliveryMilestones,
  handoverPhotos,
  handovers,
} from './deliveries';
export { documents, doomedFiles } from './documents';
export { leads, reservations } from './leads';
export {
  LEDGER_ACCOUNTS,
  LEDGER_KINDS,
  type LedgerAccount,
  type LedgerKind,
  ledgerPostings,
  ledgerTransactions,
} from './ledger';
export {
  bankEvents,
  bankPayments,
  paymentCharges,
  paymentRecurrences,
  paymentRefunds,
  paymentReminders,
  type ReminderStep,
} from './payments';
export {
  cmsPages,
  contentVersions,
  idempotencyKeys,
  keptCmsPages,
  outbox,
  outboxAttachments,
  rateLimits,
  workflowOutbox,
} from './platform';
export { retainedFacts } from './privacy';
export {
  proposalEvents,
  proposalReviews,
  proposals,
  requestedDocuments,
} from './proposals';
export { pins, registrationPartners, registrations } from './registrations';
export { cartEvents, sharedCarts } from './shared-carts';
export {
  baskets,
  type ChoiceSnapshot,
  type QuoteSnapshot,
  type RepricingSnapshot,
  simulations,
} from './simulations';
export { odometerReadings } from './subscription';
