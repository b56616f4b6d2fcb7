import { expect, type Page, test } from '@playwright/test';
import { waitForHydration } from '../steps/wait-for-hydration';

// WCAG 1.4.4: text twice as large, in a window of the same size.
test.use({ storageState: { cookies: [], origins: [] } });

/** Opens a page with text twice as large. */
async function openLarge(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

const isCutOff = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test('with text at twice its size nothing is cut off @desktop', async ({ page }) => {
  await test.step('the question about cookies leaves room for the page', async () => {
    await openLarge(page, '/');
    const question = page.getByRole('region', { name: 'Cookies' });
    await expect(question).toBeVisible();
    const height = (await question.boundingBox())?.height ?? Infinity;
    expect(height).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
    expect(await isCutOff(page)).toBe(false);
  });

  await test.step('each price of a term is whole', async () => {
    await openLarge(page, '/simulador/configure-e-assine?modelo=aroeira');
    await expect(page.locator('.seg').first()).toBeVisible();
    for (const terms of await page.locator('.seg').all())
      expect(
        await terms.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBe(0);
    expect(await isCutOff(page)).toBe(false);
  });

  await test.step('the header stands in one row, with a menu, and scrolls away', async () => {
    await openLarge(page, '/institucional/nossas-lojas');
    const header = page.getByRole('banner');
    await header.locator('summary').focus(); // the first intent
    await waitForHydration(page);
    expect((await header.boundingBox())?.height).toBeLessThanOrEqual(2 * 72);
    const link = header.getByRole('link', { name: 'O que está incluso' });
    await expect(link).toBeHidden();
    await header.locator('summary').click();
    await expect(link).toBeVisible();
    await header.locator('summary').click();
    await expect(link).toBeHidden();
    await page.mouse.wheel(0, 600);
    await expect(header).not.toBeInViewport();
  });
});
