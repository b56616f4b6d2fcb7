export { emailChanges, passwordRecoveries, users } from './accounts';
export { APPOINTMENT_KINDS, appointmentReminders } from './appointment-reminders';
export { auditEntries } from './audit';
export {
  baskets,
  type ChoiceSnapshot,
  type DeliverySnapshot,
  type QuoteSnapshot,
  type RepricingSnapshot,
} from './baskets';
export { catalogueEdition, stock } from './catalogue';
export { changes } from './changes';
export { chargeDisputes, disputeFiles } from './charge-disputes';
export { cmsPages, cmsPageVersions, contentVersions, keptCmsPages } from './cms-pages';
export { consents } from './consents';
export { contractAmendments } from './contract-amendments';
export { contracts, type SignatureEvidence } from './contracts';
export {
  dealershipActs,
  dealershipClosedDays,
  dealershipGroups,
  dealerships,
  states,
} from './dealerships';
export { deliveries, deliveryCorrections, deliveryMilestones } from './deliveries';
export { documents, doomedFiles } from './documents';
export { drafts } from './drafts';
export { contractDrivers } from './drivers';
export { proposalFollowUps, proposalNotes } from './follow-ups';
export { cars, handoverPhotos, handovers } from './handovers';
export { idempotencyKeys } from './idempotency-keys';
export { funnelCounts, leadCounts, proposalCounts } from './kept-counts';
export { leadDigests, leadEntries, leads, reservations } from './leads';
export {
  LEDGER_ACCOUNTS,
  LEDGER_KINDS,
  type LedgerAccount,
  type LedgerKind,
  ledgerPostings,
  ledgerTransactions,
} from './ledger';
export { linkVisits } from './link-visits';
export { contractLosses } from './losses';
export { notifications, notificationSettings } from './notifications';
export { outbox, outboxAttachments, workflowOutbox } from './outbox';
export { overdueDecisions } from './overdue-decisions';
export { paymentCards } from './payment-cards';
export { paymentCharges } from './payment-charges';
export { paymentRecurrences } from './payment-recurrences';
export { paymentReminders, type ReminderStep } from './payment-reminders';
export { paymentSettings } from './payment-settings';
export { bankEvents, bankPayments, paymentRefunds, unheldRefunds } from './payments';
export { pins } from './pins';
export { extraPrices, prices, priceTableActs, priceTables } from './prices';
export { retainedFacts } from './privacy';
export { proposalEvents } from './proposal-events';
export { proposalReviews } from './proposal-reviews';
export { proposals } from './proposals';
export { purchases } from './purchases';
export { rateLimits } from './rate-limits';
export { registrationPartners, registrations } from './registrations';
export { requestedDocuments } from './requested-documents';
export { endNotices, returnDamages, returnPhotos, returns } from './returns';
export { savedViews } from './saved-views';
export { serviceEntries, serviceFiles, serviceRequests } from './service-requests';
export { refreshTokens, sessions, signInLinks, trustedDevices } from './sessions';
export { cartEvents, sharedCarts } from './shared-carts';
export { simulations } from './simulations';
export { kmWarnings, odometerReadings } from './subscription';
export { sellerInvitations, staffAccessActs } from './team';
export { trafficFineFiles, trafficFines } from './traffic-fines';
export {
  addOns,
  extraNameActs,
  paints,
  vehicleModels,
  vehicleVersions,
} from './vehicles';
