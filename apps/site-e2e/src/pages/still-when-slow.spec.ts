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
  browser,
}) => {
  test.setTimeout(240_000);
  for (const [whose, mail, path] of [
    ['the overview of a customer', 'cliente@rodar.test', '/area-logada'],
    ['the overview of a customer with late bills', 'atraso@rodar.test', '/area-logada'],
    ['the day of a consultant', 'consultor@rodar.test', '/consultor'],
    ['the queue of a consultant', 'consultor@rodar.test', '/consultor/propostas'],
    ['the day of a dealership', 'dealer@rodar.test', '/concessionarias'],
    ['the proposals of a dealership', 'dealer@rodar.test', '/concessionarias/propostas'],
    ['the home of a seller', 'vendedor@rodar.test', '/concessionarias/seller'],
  ] as const)
    await test.step(`${whose}, on a desktop and on a phone`, async () => {
      const context = await browser.newContext(test.info().project.use);
      const page = await context.newPage();
      const enter = path.startsWith('/concessionarias') ? signInAtPortal : signIn;
      await enter(page, mail);
      await expect(page).not.toHaveURL(/login/);
      for (const viewport of [DESKTOP.viewport, PHONE.viewport]) {
        await page.setViewportSize(viewport);
        await expectStillWhenSlow(page, path);
      }
      await context.close();
    });
});
