import { type RefCallback, useLayoutEffect, useState } from 'react';

/**
 * For a row of tabs that may be wider than the screen: the open one (`aria-current`, told
 * by `openTab` where the row outlives its page) stands in the middle, as far as the row
 * goes. At once and inside the row alone, so the page doesn't move. The row may come later
 * than its page, and what comes beside it makes it narrower.
 */
export function useOpenTabInView<Row extends HTMLElement>(
  openTab?: string,
): RefCallback<Row> {
  const [row, setRow] = useState<Row | null>(null);
  useLayoutEffect(() => {
    if (!row) return undefined;
    centerOpenTab(row);
    if (typeof ResizeObserver === 'undefined') return undefined;
    const sizes = new ResizeObserver(() => centerOpenTab(row));
    sizes.observe(row);
    return () => sizes.disconnect();
  }, [row, openTab]);
  return setRow;
}

function centerOpenTab(row: HTMLElement): void {
  const open = row.querySelector('[aria-current]');
  if (!open) return;
  const [tab, all] = [open, row].map((element) => element.getBoundingClientRect());
  if (tab && all) row.scrollLeft += tab.left + tab.width / 2 - (all.left + all.width / 2);
}
