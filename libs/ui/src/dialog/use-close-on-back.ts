import { useEffect, useRef } from 'react';

const MARK = 'dialog';
let marks = 0;

/**
 * The browser's Back closes what lies over a page instead of leaving the page: while it
 * is open the history has an entry of its own, at the same address. Closed in another
 * way, it takes that entry back.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const { history } = window;
    const mark = (marks += 1);
    const isHere = () => markOf(history.state) === mark;
    // The router's own part of the state stays: to it the address has not changed.
    history.pushState({ ...(history.state as object | null), [MARK]: mark }, '');
    const onBack = () => {
      if (!isHere()) close.current();
    };
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      // Later: a page that the closing led to has an entry of its own by then.
      setTimeout(() => isHere() && history.back());
    };
  }, [isOpen]);
}

function markOf(state: unknown): unknown {
  return (state as Record<string, unknown> | null)?.[MARK];
}
