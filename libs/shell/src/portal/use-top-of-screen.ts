import { useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { type PageHandle } from '../page';

/** An open item has the place of its list there (`panes.css`). */
const isListHidden = () => window.matchMedia?.('(width >= 66em)').matches === false;

/**
 * Lets each screen of a portal begin at its top. An item beside its list is on the list's
 * screen, and filters are in the address, so neither moves what is in sight; where an item
 * takes the list's place, as on phones, it begins at its top too. The browser itself finds
 * the place again on the way back, and a part that the address names.
 */
export function useTopOfScreen(): void {
  const { pathname, hash } = useLocation();
  const matches = useMatches();
  const screen = matches.find(({ handle }) => (handle as PageHandle | null)?.entry);
  const shown = `${screen?.id} ${screen?.pathname}`;
  const item = Object.keys(matches.at(-1)?.params ?? {}).length > 0 ? pathname : null;
  const isBack = useNavigationType() === 'POP';
  const before = useRef({ shown, item });
  useLayoutEffect(() => {
    const { current: last } = before;
    before.current = { shown, item };
    if (isBack || hash) return;
    const isNewItem = item !== null && last.item !== item;
    if (last.shown !== shown || (isNewItem && isListHidden())) window.scrollTo(0, 0);
  }, [shown, item, isBack, hash]);
}
