import { useEffect, useRef } from 'react';

/**
 * Calls `look` when the page becomes visible again, and every `everyMs` milliseconds
 * while it is; never while hidden. With null it is only called when the page becomes
 * visible.
 */
export function useWhileVisible(look: () => void, everyMs: number | null): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    const lookNow = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const timer = everyMs === null ? undefined : setInterval(lookNow, everyMs);
    document.addEventListener('visibilitychange', lookNow);
    window.addEventListener('focus', lookNow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookNow);
      window.removeEventListener('focus', lookNow);
    };
  }, [everyMs]);
}
