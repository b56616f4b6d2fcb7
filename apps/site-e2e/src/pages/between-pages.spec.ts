import { expect, type Locator, type Page, test } from '@playwright/test';
import { HOME_PATH, QUESTIONS_PATH } from '@site/api-contract/site-paths';

/**
 * Presses a link and releases it after `meanwhile`; returns how the next page was loaded.
 */
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

test('a page is fetched as soon as its link is pressed @desktop', async ({ page }) => {
  await test.step('an application page is fetched once, while the pointer rests, and comes without a document', async () => {
    await page.goto(HOME_PATH, { waitUntil: 'networkidle' });
    const link = page.locator('main a[href*="?"]').first();
    const address = await link.evaluate((one: HTMLAnchorElement) => one.href);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url() === address) asked.push(request.resourceType());
    });
    await link.scrollIntoViewIfNeeded();
    await pressed(page, link, () => expect.poll(() => asked).toHaveLength(1));
    await expect(page).toHaveURL(address);
    await expect(page.locator('h1')).not.toContainText('O carro é zero.');
    expect(asked).toEqual(['fetch']);
  });

  await test.step('a press on a link fetches its page ahead and wakes nothing on this one', async () => {
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
    const link = page.getByRole('banner').getByRole('link', { name: 'Dúvidas' });
    const came = await pressed(page, link, async () => {
      await isFetched;
      expect(asked.filter((url) => /\/main-[^/]*\.js$/.test(url))).toEqual([]);
    });
    expect(came).toBe('navigational-prefetch');
    await expect(page).toHaveURL(QUESTIONS_PATH);
  });
});
