import { expect, type Locator, type Page, test } from '@playwright/test';
import { CHOOSE_CAR_PATH, HOME_PATH } from '@site/contracts/site-paths';

/** Presses a link, and releases it once `meanwhile` is over; how the next page came. */
async function pressed(page: Page, link: Locator, meanwhile: () => Promise<unknown>) {
  await link.hover();
  await page.mouse.down();
  await meanwhile();
  const left = page.waitForEvent('framenavigated');
  await page.mouse.up();
  await left;
  return page.evaluate(() => {
    const [arrival] = performance.getEntriesByType('navigation');
    return (arrival as unknown as { deliveryType: string }).deliveryType;
  });
}

test('@desktop a press on a link fetches its page ahead and wakes nothing on this one', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(HOME_PATH, { waitUntil: 'networkidle' });
  const devTools = await page.context().newCDPSession(page);
  const isFetched = new Promise<void>((resolve) =>
    devTools.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve();
    }),
  );
  await devTools.send('Preload.enable');
  const link = page.getByRole('banner').getByRole('link', { name: 'Simule agora' });
  const came = await pressed(page, link, async () => {
    await isFetched;
    expect(asked.filter((url) => /\/main-[^/]*\.js$/.test(url))).toEqual([]);
  });
  expect(came).toBe('navigational-prefetch');
  await expect(page).toHaveURL(CHOOSE_CAR_PATH);
});

test('@desktop an address with a query is fetched by whoever goes there alone', async ({
  page,
}) => {
  await page.goto(HOME_PATH, { waitUntil: 'networkidle' });
  const link = page.locator('main a[href*="?"]').first();
  await link.scrollIntoViewIfNeeded();
  expect(await pressed(page, link, () => page.waitForTimeout(500))).toBe('');
  await expect(page).toHaveURL(/[?]/);
});

/** Goes by a link from home to the list of cars, where a fade would stand still. */
async function goesToTheList(page: Page) {
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(() =>
        document.getAnimations().forEach((animation) => animation.pause()),
      );
    }),
  );
  await page.goto(HOME_PATH);
  await page.getByRole('banner').getByRole('link', { name: 'Simule agora' }).click();
  await expect(page).toHaveURL(CHOOSE_CAR_PATH);
}

/** What of the page before and of this one is being shown. */
const fading = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? [])
      .filter((name) => name.startsWith('::view-transition')),
  );

test('@desktop a page fades into the next one', async ({ page }) => {
  await goesToTheList(page);
  await expect.poll(() => fading(page)).toContain('::view-transition-old(root)');
});

test('@desktop who wants calm gets the next page at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goesToTheList(page);
  await page.getByRole('banner').getByRole('link', { name: 'Rodar' }).hover();
  expect(await fading(page)).toEqual([]);
});
