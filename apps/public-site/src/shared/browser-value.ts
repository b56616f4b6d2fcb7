import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { RETURN_URL_PARAM } from '@site/api-contract/site-paths';
import { safeReturnPath } from '@site/auth';

const never = () => () => undefined;
// Only the path is used, so any origin serves to recognize another host.
const ORIGIN = 'https://site.invalid';

/**
 * A text that only the browser knows (storage, the whole address). During hydration it
 * has the value with which the server rendered, so that both agree.
 */
export function useBrowserValue<T extends string | null | undefined>(
  read: () => T,
  onServer: T,
): T {
  return useSyncExternalStore(never, read, () => onServer);
}

/**
 * The address to open afterwards, from the query, if it is on this host
 * (security-requirements E8).
 */
export function useReturnUrl(): string | null {
  const { search } = useLocation();
  return useBrowserValue(
    () => safeReturnPath(new URLSearchParams(search).get(RETURN_URL_PARAM), ORIGIN),
    null,
  );
}
