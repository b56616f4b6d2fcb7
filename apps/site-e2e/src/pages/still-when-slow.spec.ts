import { expect, type Page, test } from '@playwright/test';
import { judgeShifts, watchShifts } from '../steps/layout-shifts';
import { signIn, signInAtPortal } from '../steps/sign-in';
import { waitForLoaded } from '../steps/wait-for-hydration';

/** Milliseconds that each answer of the API takes longer. */
const SLOWER = 700;
/** Milliseconds without a call after which a page has asked for all that it needs. */
const QUIET = 2 * SLOWER;

/** Opens a page while each answer of the API is late, and judges what shifts on it. */
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
  // A portal listens to a stream of changes, so its network is never idle.
  await expect.poll(() => Date.now() - lastCall).toBeGreaterThan(QUIET);
  await waitForLoaded(page);
  await judgeShifts(page);
}

test('the overview of a customer stands still while its answers are late', async ({
  page,
}) => {
  await signIn(page, 'cliente@rodar.test');
  await expect(page).toHaveURL(/\/area-logada$/);
  await expectStillWhenSlow(page, '/area-logada');
});

test('the queue of a consultant stands still while its answers are late @desktop', async ({
  page,
}) => {
  await signIn(page, 'consultor@rodar.test');
  await expect(page).toHaveURL(/\/consultor$/);
  await expectStillWhenSlow(page, '/consultor');
});

test('the proposals of a dealership stand still while their answers are late @desktop', async ({
  page,
}) => {
  await signInAtPortal(page, 'dealer@rodar.test');
  await expectStillWhenSlow(page, '/concessionarias/propostas');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/area-logada', '/area-logada/dados', '/simulador/carrinho'])
    test(`${path} shows its skeleton from the first paint, and its footer below the screen`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.locator('main .skeleton').first()).toBeInViewport();
      await expect(page.getByRole('contentinfo')).not.toBeInViewport();
    });
});
