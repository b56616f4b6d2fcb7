import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The minified file is half as long as the one that the builder brings. */
const AXE = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * No axe finding of WCAG 2.0 to 2.2 A and AA (security-requirements J1), and no
 * horizontal scrolling.
 */
export async function expectToBeAccessible(
  page: Page,
  withoutRules: string[] = [],
): Promise<void> {
  // A color in transition would be judged with neither of its values.
  const moves = await page.evaluate(
    () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  if (moves) await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  await loadAxe(page);
  // Legacy mode avoids a second page for each check, which only frames of other origins
  // need.
  const { violations } = await new AxeBuilder({ page, axeSource: NOTHING_MORE })
    .setLegacyMode()
    // The report leaves out elements that pass.
    .options({ resultTypes: ['violations'] })
    .withTags(LEVELS)
    .disableRules(withoutRules)
    .analyze();
  if (moves) await page.emulateMedia({ reducedMotion: null });
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
    ),
  ).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}

/**
 * Loads axe once into a page and its frames. The builder would run the script twice for
 * each check, and axe would begin cold each time, which takes longer than the check.
 */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE);
}

/** The builder runs a script of its own unless it is given one. */
const NOTHING_MORE = 'undefined';

/** The same in this window, and then in one as narrow as a phone. */
export async function expectToBeAccessibleOnPhoneToo(
  page: Page,
  withoutRules: string[] = [],
): Promise<void> {
  await expectToBeAccessible(page, withoutRules);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToBeAccessible(page, withoutRules);
  if (before) await page.setViewportSize(before);
}

/**
 * WCAG 1.4.4: with text twice as large nothing overflows to the side, in this window or
 * in one as narrow as a phone.
 */
export async function expectRoomForLargeText(page: Page, narrow = 390): Promise<void> {
  const before = page.viewportSize() ?? { width: narrow, height: 800 };
  await inLargeText(page, async () => {
    for (const width of new Set([before.width, narrow])) {
      await page.setViewportSize({ ...before, width });
      await expectRoom(page);
    }
  });
  await page.setViewportSize(before);
}

/**
 * All of that in this window and in one as narrow as a phone, whose size changes as seldom
 * as possible, since each change draws the page anew. `narrow` is the width for large text.
 */
export async function expectAccessibleAndRoomy(
  page: Page,
  { narrow = 390, withoutRules = [] }: { narrow?: number; withoutRules?: string[] } = {},
): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  await expectToBeAccessible(page, withoutRules);
  await inLargeText(page, async () => {
    await expectRoom(page);
    await page.setViewportSize({ width: narrow, height: 844 });
    await expectRoom(page);
  });
  if (narrow !== 390) await page.setViewportSize({ width: 390, height: 844 });
  await expectToBeAccessible(page, withoutRules);
  await page.setViewportSize(before);
}

/** Does something while the text of the page is twice as large. */
async function inLargeText(page: Page, act: () => Promise<void>): Promise<void> {
  const root = page.locator('html');
  await root.evaluate((html) => (html.style.fontSize = '200%'));
  await act();
  await root.evaluate((html) => (html.style.fontSize = ''));
}

/** The page is not wider than its window; a chart adapts to the width a moment later. */
export async function expectRoom(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        }),
      { message: `${page.url()} at ${page.viewportSize()?.width ?? 0} px` },
    )
    .toBeLessThanOrEqual(0);
}
