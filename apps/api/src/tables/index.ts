export { cmsPages, contentVersions, idempotencyKeys, keptCmsPages, outbox, rateLimits, workflowOutbox } from './platform';
export { dealershipGroups, dealerships, states } from './dealerships';
export { emailChanges, passwordRecoveries, refreshTokens, sessions, trustedDevices, users } from './accounts';
export { addOns, paints, prices, priceTables, stock, vehicleModels, vehicleVersions } from './catalogue';
export { consents } from './consents';
export { leads, reservations } from './leads';
export { pins, registrations } from './registrations';
export { baskets, simulations, type FrozenChoice, type FrozenQuote } from './simulations';
export { proposalEvents, proposals } from './proposals';
