import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whether the component is still on the page, for code that goes on after an `await`: the
 * user may have left meanwhile. A query's `refetch` throws then.
 */
export function useIsShown(): Readonly<RefObject<boolean>> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return isShown;
}
