export { assistedSaleLink, copyAssistedSaleLink } from './assisted-sale';
export {
  type BrowserStorage,
  browserStorage,
  memoryStorage,
  STORAGE_KEYS,
  type StorageKey,
} from './browser-storage';
export { requireToken, sessionContext } from './guards';
export { type Navigate } from './navigation';
export { pagePorts } from './page-ports';
export { type PortalEdges, wirePortalPage, wirePortalVisit } from './portal-wiring';
export { safeReturnPath } from './return-url';
export { roleRoute } from './role-gate';
export { createServerContext, serverLog } from './server-context';
export {
  formClosed,
  formOpened,
  type LostSession,
  selectLanding,
  selectLost,
  selectRestored,
  selectToken,
  selectUser,
  selectViewer,
  sessionRenewed,
  type SessionState,
} from './session-slice';
export { sitePathOf, useSiteActions } from './site-actions';
export { useAssistedSaleLink } from './use-assisted-sale-link';
export { usePageViews } from './use-page-views';
export { useTokenOfAddress } from './use-token-of-address';
export { homeOf, viewerFromToken } from './viewer';
export { wireBrowser } from './wiring';
