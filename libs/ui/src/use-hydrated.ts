import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and in the first render over its HTML, which does not depend on the
 * visitor; true from then on.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
