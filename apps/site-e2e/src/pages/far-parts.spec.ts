import { expect, type Page, test } from '@playwright/test';

/** Opens an address whose whole style sheets come only after the returned call. */
async function openBeforeSheets(page: Page, address: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.css', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('#rodape')).toBeAttached();
  return release;
}

/** Whether the footer's content is laid out; its place is not asked, since that would lay it out. */
const isLaidOut = (page: Page) =>
  page
    .locator('#rodape > .wrap')
    .evaluate((content) => content.checkVisibility({ contentVisibilityAuto: true }));

test('home lays out what is far below its first screen only after its style sheets', async ({
  page,
}) => {
  const release = await openBeforeSheets(page, '/');
  expect(await isLaidOut(page)).toBe(false);
  release();
  await expect.poll(() => isLaidOut(page)).toBe(true);
});

test('home lays out the whole page at once where its address leads far below', async ({
  page,
}) => {
  await openBeforeSheets(page, '/#rodape');
  // The browser goes to the part some time after it has read its tag.
  await expect(page.locator('#rodape:target')).toBeAttached();
  expect(await isLaidOut(page)).toBe(true);
});
