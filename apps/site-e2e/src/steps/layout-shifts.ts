import { expect, type Page } from '@playwright/test';
import { waitForLoaded } from './wait-for-hydration';

/** Maximum layout shift while a page loads and hydrates. */
const MOST_SHIFT = 0.01;

type Shift = { value: number; what: string[] };
type ShiftEntry = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Records each layout shift of the pages that are opened from now on: what moved from where to where. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as ShiftEntry[]) {
        shifts.push({
          value,
          what: sources.map(({ node, previousRect, currentRect }) => {
            const name =
              node instanceof Element
                ? `${node.tagName}.${node.className}`
                : String(node?.nodeName);
            const [before, after] = [previousRect, currentRect].map(
              ({ x, y, width, height }) => `${x},${y} ${width}x${height}`,
            );
            return `${name} ${before} → ${after}`;
          }),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits until the page has loaded, and checks all layout shifts so far. */
export async function expectStill(page: Page): Promise<void> {
  await page.keyboard.press('Tab'); // the first intent: content pages hydrate now
  await waitForLoaded(page);
  await page.waitForLoadState('networkidle');
  await judgeShifts(page);
}

/** Checks all layout shifts of a page so far. */
export async function judgeShifts(page: Page): Promise<void> {
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: Shift[] }).shifts,
  );
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThanOrEqual(MOST_SHIFT);
}
