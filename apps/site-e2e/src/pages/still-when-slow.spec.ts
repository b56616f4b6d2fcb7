import { expect, type Page, test } from '@playwright/test';
import { DESKTOP, PHONE } from '../../playwright.config';
import { judgeShifts, watchShifts } from '../steps/layout-shifts';
import { withoutLive } from '../steps/live-news';
import { enterByCalls } from '../steps/sign-in';
import { waitForLoaded } from '../steps/wait-for-hydration';

/**
 * Delay of each answer of the API, in milliseconds: long enough that a skeleton is painted
 * before. Each further second of moving skeletons costs nearly one of processor.
 */
const SLOWER = 350;
/** Milliseconds without a request after which a page is taken as loaded. */
const QUIET = 2 * SLOWER;

/** Judges layout shifts of pages that are opened while each answer of the API is late. */
async function watchSlowPages(page: Page): Promise<(path: string) => Promise<void>> {
  let lastCall = Date.now();
  await page.route('**/api/v1/**', async (route) => {
    lastCall = Date.now();
    await new Promise((passed) => setTimeout(passed, SLOWER));
    await route.continue();
  });
  // A proposal that somebody else sends meanwhile moves the rows of a list, rightly.
  await withoutLive(page);
  await watchShifts(page);
  return async (path) => {
    await page.goto(path);
    await waitForLoaded(page);
    // A portal keeps a stream of changes open, so its network is never idle.
    await expect.poll(() => Date.now() - lastCall).toBeGreaterThan(QUIET);
    await waitForLoaded(page);
    await judgeShifts(page);
  };
}

test('pages behind a sign-in stand still while their answers are late @desktop', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  for (const [mail, pages] of [
    ['cliente@rodar.test', { 'the overview of a customer': '/area-logada' }],
    ['atraso@rodar.test', { 'the overview with late bills': '/area-logada' }],
    [
      'consultor@rodar.test',
      {
        'the day of a consultant': '/consultor',
        'the queue of a consultant': '/consultor/propostas',
      },
    ],
    [
      'dealer@rodar.test',
      {
        'the day of a dealership': '/concessionarias',
        'the proposals of a dealership': '/concessionarias/propostas',
      },
    ],
    ['vendedor@rodar.test', { 'the home of a seller': '/concessionarias/seller' }],
  ] as const) {
    const paths = Object.entries(pages);
    const context = await browser.newContext(test.info().project.use);
    const page = await context.newPage();
    await enterByCalls(page, mail);
    const expectStillWhenSlow = await watchSlowPages(page);
    for (const [whose, path] of paths)
      await test.step(`${whose}, on a desktop and on a phone`, async () => {
        for (const viewport of [DESKTOP.viewport, PHONE.viewport]) {
          await page.setViewportSize(viewport);
          await expectStillWhenSlow(path);
        }
      });
    await context.close();
  }
});
