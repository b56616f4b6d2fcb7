import { useEffect, useRef } from 'react';

const MARK = 'dialog';
let marks = 0;
/** The history entry that the last closed dialog left; `reuse` gives its mark. */
let leftover: { mark: number; reuse: () => number } | null = null;

/**
 * Lets the browser's Back close an overlay instead of leaving the page: while it is open
 * the history has an entry for it, at the same address. Closed in another way, it leaves
 * that entry for the next dialog or to be skipped, since going back at once would undo a
 * navigation that the closing began.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const mark = leftover && isAt(leftover.mark) ? leftover.reuse() : addEntry();
    const onBack = () => {
      if (!isAt(mark)) close.current();
    };
    window.addEventListener('popstate', onBack);
    return () => {
      window.removeEventListener('popstate', onBack);
      if (isAt(mark)) leftover = leaveBehind(mark);
    };
  }, [isOpen]);
}

type EntryState = { idx?: number; key?: string; [MARK]?: number } | null;

const current = () => window.history.state as EntryState;
const isAt = (mark: number) => current()?.[MARK] === mark;

/** Keeps the router's own part of the state, for which the address has not changed. */
function addEntry(): number {
  marks += 1;
  window.history.pushState({ ...current(), [MARK]: marks }, '');
  return marks;
}

/**
 * On the way back the page below the dialog would come twice: the second time is skipped.
 */
function leaveBehind(mark: number): typeof leftover {
  const { idx, key } = current() ?? {};
  const stop = () => window.removeEventListener('popstate', onBack);
  const onBack = () => {
    const here = current();
    if (here?.[MARK] !== undefined || here?.idx !== idx || here?.key !== key) return;
    stop();
    window.history.back();
  };
  window.addEventListener('popstate', onBack);
  return {
    mark,
    reuse: () => {
      stop();
      return mark;
    },
  };
}
