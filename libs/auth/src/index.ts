export {
  STORAGE_KEYS,
  browserStorage,
  memoryStorage,
  openStorage,
  type BrowserStorage,
  type StorageKey,
  type StorageLike,
} from './browser-storage';
export { InvalidToken, claimsOf, decodeToken, type InvalidTokenReason } from './token';
export { homeOf, isDealerUser, viewerFromToken } from './viewer';
export {
  LOGIN_PATH,
  requireRole,
  requireToken,
  sessionContext,
  type SessionSource,
} from './guards';
export {
  dealerLanded,
  formClosed,
  formOpened,
  selectLanding,
  selectLost,
  selectRestored,
  selectToken,
  selectUser,
  selectViewer,
  sessionEnded,
  sessionLost,
  sessionRenewed,
  sessionRestored,
  sessionSlice,
  type DealerLanding,
  type LostSession,
  type SessionState,
} from './session-slice';
export { roleRoute } from './role-gate';
export { readSession, rememberSession } from './remember-session';
export {
  CHOOSE_CAR_PATH,
  EMAIL_MFA_PATH,
  FINISH_REGISTRATION_PATH,
  createEffects,
  type EffectPorts,
  type Effects,
} from './effects';
export { hasEntryEffect, runEntryEffects, type EntryPorts } from './entry-effects';
export { startTokenRenewal, type RenewalPorts, type TokenRenewal } from './token-renewal';
export { createGo, type NavigationPorts } from './navigation';
export { safeReturnPath } from './return-url';
export {
  assistedSaleLink,
  copyAssistedSaleLink,
  type AssistedSalePorts,
} from './assisted-sale';
export { wireBrowser, wireServer, type ApiConfig, type BrowserPorts } from './wiring';
export { pagePorts, type PagePorts } from './page-ports';
export { openVisit, serverLog, type VisitFacts } from './visit';
export {
  sitePathOf,
  SiteProviders,
  useSiteActions,
  type SiteActions,
} from './site-actions';
export { wirePortalPage, wirePortalVisit, type PortalEdges } from './portal-wiring';
export { useAssistedSaleLink } from './use-assisted-sale-link';
export { useTokenOfAddress } from './use-token-of-address';
