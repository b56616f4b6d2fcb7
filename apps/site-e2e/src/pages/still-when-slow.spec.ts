import { expect, type Page, test } from '@playwright/test';
import { DESKTOP, PHONE } from '../../playwright.config';
import { judgeShifts, watchShifts } from '../steps/layout-shifts';
import { signIn, signInAtPortal } from '../steps/sign-in';
import { waitForLoaded } from '../steps/wait-for-hydration';

/** Delay of each answer of the API, in milliseconds. */
const SLOWER = 700;
/** Milliseconds without a request after which a page is taken as loaded. */
const QUIET = 2 * SLOWER;

/** Opens a page while each answer of the API is late, and checks its layout shifts. */
async function expectStillWhenSlow(page: Page, path: string): Promise<void> {
  let lastCall = Date.now();
  await page.route('**/api/v1/**', async (route) => {
    lastCall = Date.now();
    await new Promise((passed) => setTimeout(passed, SLOWER));
    await route.continue();
  });
  await watchShifts(page);
  await page.goto(path);
  await waitForLoaded(page);
  // A portal keeps a stream of changes open, so its network is never idle.
  await expect.poll(() => Date.now() - lastCall).toBeGreaterThan(QUIET);
  await waitForLoaded(page);
  await judgeShifts(page);
}

test('pages behind a sign-in stand still while their answers are late @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'cliente@rodar.test');
  await expect(page).toHaveURL(/\/area-logada$/);
  await test.step('the overview of a customer, on a desktop and on a phone', async () => {
    for (const viewport of [DESKTOP.viewport, PHONE.viewport]) {
      await page.setViewportSize(viewport);
      await expectStillWhenSlow(page, '/area-logada');
    }
  });

  for (const [whose, enter, path] of [
    ['the day of a consultant', signIn, '/consultor'],
    ['the queue of a consultant', signIn, '/consultor/propostas'],
    ['the proposals of a dealership', signInAtPortal, '/concessionarias/propostas'],
  ] as const)
    await test.step(whose, async () => {
      const context = await browser.newContext(test.info().project.use);
      const own = await context.newPage();
      await enter(
        own,
        path.startsWith('/consultor') ? 'consultor@rodar.test' : 'dealer@rodar.test',
      );
      await expect(own).not.toHaveURL(/login/);
      await expectStillWhenSlow(own, path);
      await context.close();
    });
});
