import { type RefObject, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router-dom';

/**
 * Whether the component is still on the page and no other page is being opened, for code
 * that opens one after an `await`: who left meanwhile is not moved.
 */
export function useIsStaying(): Readonly<RefObject<boolean>> {
  const isStaying = useRef(false);
  const { state } = useNavigation();
  useEffect(() => {
    isStaying.current = state === 'idle';
    return () => void (isStaying.current = false);
  }, [state]);
  return isStaying;
}
