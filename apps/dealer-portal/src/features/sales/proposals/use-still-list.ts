import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** A row and its place in the window; `isOut` when the open panel has the list's place. */
type Place = { row: Element; top: number; isOut: boolean };

/** A press that has opened nothing after this time is not what opens the next proposal. */
const PRESS_MS = 1000;

/**
 * Keeps the list under the mouse while the panel beside it opens and closes, which changes
 * the height of what is above. Where the panel takes the list's place, the page begins
 * with the panel, and the list comes back at the row that was open.
 * @param id of the open proposal
 * @returns props of the element around list and panel
 */
export function useStillList(id: string | undefined): {
  ref: RefObject<HTMLDivElement | null>;
  onClickCapture: (event: SyntheticEvent) => void;
} {
  const ref = useRef<HTMLDivElement>(null);
  const pressed = useRef<(Place & { at: number }) | null>(null);
  useLayoutEffect(() => {
    const before = pressed.current;
    pressed.current = null;
    if (!before?.row.isConnected || performance.now() - before.at > PRESS_MS) return;
    const page = document.documentElement;
    const wanted = before.isOut ? window.innerHeight / 2 : before.top;
    // Where the browser keeps its own anchor, it has moved the page already.
    const { top, isOut } = placeOf(before.row);
    if (isOut) page.scrollTop = 0;
    else page.scrollTop += top - wanted;
  }, [id]);
  return {
    ref,
    onClickCapture: ({ target }) => {
      const link = (target as Element).closest('a');
      const row =
        link && (link.closest('tr') ?? ref.current?.querySelector('[data-selected]'));
      pressed.current = row ? { ...placeOf(row), at: performance.now() } : null;
    },
  };
}

function placeOf(row: Element): Place {
  const { top, height } = row.getBoundingClientRect();
  return { row, top, isOut: height === 0 };
}
