import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { RETURN_URL_PARAM } from '@site/api-contract/site-paths';
import { safeReturnPath } from '@site/auth';

const never = () => () => undefined;
// Only paths are taken, so any origin tells an own path from another host.
const ORIGIN = 'https://site.invalid';

/**
 * A text that only the browser knows (its storage, the whole address). Until hydration is
 * over it is what the server rendered with, so both agree.
 */
export function useBrowserValue<T extends string | null | undefined>(
  read: () => T,
  onServer: T,
): T {
  return useSyncExternalStore(never, read, () => onServer);
}

/**
 * Where the address asks to go afterwards, when that stays on this host
 * (security-requirements E8).
 */
export function useReturnUrl(): string | null {
  const { search } = useLocation();
  return useBrowserValue(
    () => safeReturnPath(new URLSearchParams(search).get(RETURN_URL_PARAM), ORIGIN),
    null,
  );
}
