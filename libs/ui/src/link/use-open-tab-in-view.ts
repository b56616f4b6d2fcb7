import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a row of tabs that may be wider than the screen: the open one (`aria-current`, told
 * by `openTab` where the row outlives its page) stands in the middle of the row, as far as the row goes. At once and inside the row
 * alone, so neither the page nor anything on it moves.
 */
export function useOpenTabInView<Row extends HTMLElement>(
  openTab?: string,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const open = row.current?.querySelector('[aria-current]');
    if (!row.current || !open) return;
    const [tab, all] = [open, row.current].map((element) =>
      element.getBoundingClientRect(),
    );
    if (tab && all)
      row.current.scrollLeft += tab.left + tab.width / 2 - (all.left + all.width / 2);
  }, [openTab]);
  return row;
}
