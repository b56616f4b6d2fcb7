import { type RefCallback, useLayoutEffect, useState } from 'react';

/**
 * Centers the open tab (`aria-current`, or `openTab` when the row outlives its page) in a
 * row that may be wider than the screen. It moves at once and only inside the row, so
 * that the page doesn't move. The row may come later than its page, elements beside it may
 * make it narrower, and a figure makes a tab wider.
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
    for (const element of [row, ...row.children]) sizes.observe(element);
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
