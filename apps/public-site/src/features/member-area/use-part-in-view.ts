import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** A visitor who does one of these moves on without help. */
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** Time after which all parts of the page are expected to be loaded. */
const LATEST_MS = 10_000;

/**
 * Scrolls to the part of the page that the address names, as in links from mails. Its
 * data, and that of the parts above it, load after the page, so the position is corrected
 * until the visitor moves.
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
