export { changes } from './activity/changes/changes.table';
export { itemHolds } from './activity/holds/holds.table';
export {
  notifications,
  notificationSettings,
} from './activity/notifications/notifications.table';
export { requestedActs } from './activity/requested-acts/requested-acts.table';
export { savedViews } from './activity/saved-views/saved-views.table';
export { phoneCalls } from './back-office/phone-calls/phone-calls.table';
export { retainedFacts } from './back-office/privacy/privacy.table';
export {
  dealershipActs,
  dealershipClosedDays,
  dealershipGroups,
  dealerships,
  states,
} from './catalog/dealerships/dealerships.table';
export {
  extraPrices,
  prices,
  priceTableActs,
  priceTables,
} from './catalog/price-tables/prices.table';
export { catalogueEdition, stock } from './catalog/stock/stock.table';
export {
  technicalSheetActs,
  technicalSheets,
} from './catalog/technical-sheets/technical-sheets.table';
export {
  addOns,
  extraNameActs,
  paints,
  vehicleModels,
  vehicleVersions,
} from './catalog/vehicles/vehicles.table';
export {
  cmsPages,
  cmsPageVersions,
  contentVersions,
  keptCmsPages,
} from './content/cms-pages/cms-pages.table';
export { contractAmendments } from './contracts/contracts/contract-amendments.table';
export { contracts, type SignatureEvidence } from './contracts/contracts/contracts.table';
export {
  APPOINTMENT_KINDS,
  appointmentReminders,
} from './contracts/deliveries/appointment-reminders.table';
export {
  deliveries,
  deliveryCorrections,
  deliveryMilestones,
} from './contracts/deliveries/deliveries.table';
export { cars, handoverPhotos, handovers } from './contracts/deliveries/handovers.table';
export {
  LEDGER_ACCOUNTS,
  LEDGER_KINDS,
  type LedgerAccount,
  type LedgerKind,
  ledgerPostings,
  ledgerTransactions,
} from './contracts/ledger/ledger.table';
export { contractDrivers } from './driving/drivers/drivers.table';
export {
  kmWarnings,
  odometerPhotos,
  odometerReadings,
  struckReadings,
} from './driving/km/km.table';
export { contractLosses } from './driving/losses/losses.table';
export {
  maintenanceNotices,
  maintenanceVisits,
} from './driving/maintenance/maintenance.table';
export { purchases } from './driving/purchases/purchases.table';
export {
  endNotices,
  homePhotos,
  returnDamages,
  returnPhotos,
  returns,
} from './driving/returns/returns.table';
export {
  serviceEntries,
  serviceFiles,
  serviceRequests,
} from './driving/service-requests/service-requests.table';
export {
  trafficFineFiles,
  trafficFines,
} from './driving/traffic-fines/traffic-fines.table';
export { workshopHours, workshopVisits } from './driving/workshop/workshop.table';
export {
  emailChanges,
  passwordRecoveries,
  users,
} from './identity/accounts/accounts.table';
export { pins } from './identity/accounts/pins.table';
export {
  registrationPartners,
  registrations,
} from './identity/accounts/registrations.table';
export {
  passkeyChallenges,
  passkeys,
} from './identity/authentication/passkeys/passkeys.table';
export {
  authenticators,
  begunSignIns,
} from './identity/authentication/second-step/second-step.table';
export {
  refreshTokens,
  sessions,
  signInLinks,
  trustedDevices,
} from './identity/authentication/sessions.table';
export { consents } from './identity/consents/consents.table';
export { documents, doomedFiles } from './identity/documents/documents.table';
export { requestedDocuments } from './identity/documents/requested-documents.table';
export { drafts } from './identity/drafts/drafts.table';
export {
  consultantInvitations,
  sellerInvitations,
  staffAccessActs,
} from './identity/team/team.table';
export { paymentRecurrences } from './payments/automatic-pix/payment-recurrences.table';
export {
  bankEvents,
  bankPayments,
  paymentRefunds,
  unheldRefunds,
} from './payments/bank/payments.table';
export { paymentCharges } from './payments/bills/payment-charges.table';
export { paymentSettings } from './payments/bills/payment-settings.table';
export { chargeDisputes, disputeFiles } from './payments/disputes/charge-disputes.table';
export { overdueDecisions } from './payments/dunning/overdue-decisions.table';
export {
  paymentReminders,
  type ReminderStep,
} from './payments/dunning/payment-reminders.table';
export { paymentCards } from './payments/saved-cards/payment-cards.table';
export { cartEvents, sharedCarts } from './sales/assisted-sale/shared-carts.table';
export { campaigns, campaignUses } from './sales/campaigns/campaigns.table';
export { leadDigests, leadEntries, leads, reservations } from './sales/leads/leads.table';
export { proposalFollowUps, proposalNotes } from './sales/proposals/follow-ups.table';
export { proposalEvents } from './sales/proposals/proposal-events.table';
export { proposalReviews } from './sales/proposals/proposal-reviews.table';
export { proposals } from './sales/proposals/proposals.table';
export { saleClaims } from './sales/proposals/sale-claims.table';
export { funnelSums } from './sales/sales-funnel/funnel-sums.table';
export { linkVisits } from './sales/sales-funnel/link-visits.table';
export { commissionRates } from './sales/sales-statement/commission-rates.table';
export {
  baskets,
  type ChoiceSnapshot,
  type DeliverySnapshot,
  type QuoteSnapshot,
  type RepricingSnapshot,
} from './sales/simulations/baskets.table';
export { simulations } from './sales/simulations/simulations.table';
export { fileKeys } from '#platform/files/file-keys.table';
export { idempotencyKeys } from '#platform/http/idempotency-keys.table';
export { rateLimits } from '#platform/http/rate-limits.table';
export { outbox, outboxAttachments, workflowOutbox } from '#platform/jobs/outbox.table';
export { auditEntries } from '#platform/security/audit.table';
