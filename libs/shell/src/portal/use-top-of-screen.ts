import { useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { type PageHandle } from '../page';

/**
 * Lets each screen of a portal begin at its top. An item beside its list is on the list's
 * screen, and filters are in the address, so neither moves what is in sight. The browser
 * itself finds the place again on the way back, and a part that the address names.
 */
export function useTopOfScreen(): void {
  const { hash } = useLocation();
  const screen = useMatches().find(({ handle }) => (handle as PageHandle | null)?.entry);
  const shown = `${screen?.id} ${screen?.pathname}`;
  const isBack = useNavigationType() === 'POP';
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (!isBack && !hash) window.scrollTo(0, 0);
  }, [shown, isBack, hash]);
}
