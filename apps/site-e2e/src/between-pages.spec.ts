import { expect, test } from '@playwright/test';
import { CHOOSE_CAR_PATH, HOME_PATH } from '@site/contracts/site-paths';

/** A press as people press: the page behind is asked for at its beginning. */
const PRESS_MS = 80;

test('@desktop a press on a link fetches its page ahead and wakes nothing on this one', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(HOME_PATH, { waitUntil: 'networkidle' });
  asked.length = 0;
  const link = page.getByRole('banner').getByRole('link', { name: 'Simule agora' });
  await link.hover();
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  expect(asked.filter((url) => url.includes('/assets/main-'))).toEqual([]);
  await page.mouse.up();
  await page.waitForURL(`**${CHOOSE_CAR_PATH}`);
  expect(
    await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .map((entry) => (entry as unknown as { deliveryType: string }).deliveryType),
    ),
  ).toEqual(['navigational-prefetch']);
});

test('@desktop an address with a query is fetched by whoever goes there alone', async ({
  page,
}) => {
  const { prefetch } = (await (await page.request.get('/navegacao.json')).json()) as {
    prefetch: unknown[];
  };
  expect(prefetch).toHaveLength(1);
  await page.goto(HOME_PATH, { waitUntil: 'networkidle' });
  const link = page.locator('main a[href*="?"]').first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
  await page.waitForURL(/[?]/);
  expect(
    await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .map((entry) => (entry as unknown as { deliveryType: string }).deliveryType),
    ),
  ).toEqual(['']);
});
