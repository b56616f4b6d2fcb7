export {
  assistedSaleLink,
  type AssistedSalePorts,
  copyAssistedSaleLink,
} from './assisted-sale';
export {
  type BrowserStorage,
  browserStorage,
  memoryStorage,
  openStorage,
  STORAGE_KEYS,
  type StorageKey,
  type StorageLike,
} from './browser-storage';
export { createEffects, type EffectPorts, type Effects } from './effects';
export { type EntryPorts, hasEntryEffect, runEntryEffects } from './entry-effects';
export { requireRole, requireToken, sessionContext, type SessionSource } from './guards';
export { createGo, type Navigate, type NavigationPorts } from './navigation';
export { type PagePorts, pagePorts } from './page-ports';
export { type PortalEdges, wirePortalPage, wirePortalVisit } from './portal-wiring';
export { readSession, rememberSession } from './remember-session';
export { safeReturnPath } from './return-url';
export { roleRoute } from './role-gate';
export { createServerContext, serverLog, type VisitFacts } from './server-context';
export {
  dealerLanded,
  type DealerLanding,
  formClosed,
  formOpened,
  type LostSession,
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
  type SessionState,
} from './session-slice';
export {
  type SiteActions,
  sitePathOf,
  SiteProviders,
  useSiteActions,
} from './site-actions';
export { claimsOf, decodeToken, InvalidToken, type InvalidTokenReason } from './token';
export { type RenewalPorts, startTokenRenewal, type TokenRenewal } from './token-renewal';
export { useAssistedSaleLink } from './use-assisted-sale-link';
export { usePageViews } from './use-page-views';
export { useTokenOfAddress } from './use-token-of-address';
export { homeOf, isDealerUser, viewerFromToken } from './viewer';
export { type ApiConfig, type BrowserPorts, wireBrowser, wireServer } from './wiring';
