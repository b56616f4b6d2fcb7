import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** A row and its place in the window; `isOut` when the open panel has the list's place. */
type Place = { row: Element; top: number; isOut: boolean };

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
  const pressed = useRef<Place | null>(null);
  useLayoutEffect(() => {
    const before = pressed.current;
    pressed.current = null;
    if (!before) return;
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
      const row =
        (target as Element).closest('tr') ??
        ref.current?.querySelector('[data-selected]');
      pressed.current = row ? placeOf(row) : null;
    },
  };
}

function placeOf(row: Element): Place {
  const { top, height } = row.getBoundingClientRect();
  return { row, top, isOut: height === 0 };
}
