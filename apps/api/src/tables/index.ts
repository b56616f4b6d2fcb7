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
export { dealershipGroups, dealerships, states } from './dealerships';
export {
  emailChanges,
  passwordRecoveries,
  refreshTokens,
  sessions,
  signInLinks,
  trustedDevices,
  users,
} from './accounts';
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
export { auditEntries } from './audit';
export { consents } from './consents';
export { documents, doomedFiles } from './documents';
export { leads, reservations } from './leads';
export { keptFacts } from './privacy';
export { pins, registrationPartners, registrations } from './registrations';
export {
  baskets,
  simulations,
  type FrozenChoice,
  type FrozenQuote,
  type FrozenRepricing,
} from './simulations';
export { paidInstallments, proposalEvents, proposals } from './proposals';
export { cartEvents, sharedCarts } from './shared-carts';
