export {
  type BrowserStorage,
  browserStorage,
  memoryStorage,
  openStorage,
  STORAGE_KEYS,
  type StorageKey,
  type StorageLike,
} from './browser-storage';
export { isGuarded, requireToken, sessionContext, type SessionSource } from './guards';
export { readSession, rememberSession } from './remember-session';
export { safeReturnPath } from './return-url';
export { roleRoute } from './role-gate';
export {
  dealerLanded,
  selectLanding,
  selectRestored,
  selectToken,
  selectUser,
  selectViewer,
  sessionEnded,
  sessionRefreshed,
  sessionRestored,
  sessionSlice,
  type SessionState,
  signingOut,
} from './session-slice';
export { claimsOf } from './token';
export { startTokenRefresh, type TokenRefresh } from './token-refresh';
export { useLinkOfAddress, useTokenOfAddress } from './use-token-of-address';
export { homeOf, viewerFromToken } from './viewer';
