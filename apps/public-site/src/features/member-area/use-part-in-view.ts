import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Whoever does one of these reads on by themselves. */
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** All parts of a page have come by then. */
const LATEST_MS = 10_000;

/**
 * Shows the part of the page that the address names, as the button of a mail does. The
 * data of that part, and of those above it, come after the page: it is followed until
 * the visitor moves.
 */
export function usePartInView(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (!hash || typeof ResizeObserver === 'undefined') return undefined;
    const growth = new ResizeObserver(() =>
      document.getElementById(hash.slice(1))?.scrollIntoView(),
    );
    const end = () => {
      growth.disconnect();
      clearTimeout(timer);
      for (const sign of OWN_WAY) removeEventListener(sign, end);
    };
    const timer = setTimeout(end, LATEST_MS);
    for (const sign of OWN_WAY) addEventListener(sign, end, { passive: true });
    growth.observe(document.body);
    return end;
  }, [hash]);
}
