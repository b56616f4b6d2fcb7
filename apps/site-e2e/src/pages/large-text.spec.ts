import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../steps/sign-in';

// WCAG 1.4.4: letters twice as large, in a window that stays as it is.
test.use({ storageState: { cookies: [], origins: [] } });

/** Opens a page whose letters are twice as large. */
async function openLarge(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

const isCutOff = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test('letters twice as large: the question about cookies leaves room for the page @desktop', async ({
  page,
}) => {
  await openLarge(page, '/');
  const question = page.getByRole('region', { name: 'Cookies' });
  await expect(question).toBeVisible();
  const height = (await question.boundingBox())?.height ?? Infinity;
  expect(height).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
  expect(await isCutOff(page)).toBe(false);
});

test('letters twice as large: each price of a term is whole @desktop', async ({
  page,
}) => {
  await openLarge(page, '/simulador/configure-e-assine?modelo=aroeira');
  await expect(page.locator('.seg').first()).toBeVisible();
  for (const terms of await page.locator('.seg').all())
    expect(
      await terms.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0);
  expect(await isCutOff(page)).toBe(false);
});

test('letters twice as large: a proposal stays within the window @desktop', async ({
  page,
}) => {
  await signIn(page, 'empresa@rodar.test');
  await expect(page).toHaveURL(/\/area-logada$/);
  await openLarge(page, '/area-logada');
  await expect(page.getByRole('list', { name: /P-\d{4}-/ }).first()).toBeVisible();
  expect(await isCutOff(page)).toBe(false);
});

test('letters twice as large: the header stands in one row, with a menu, and scrolls away @desktop', async ({
  page,
}) => {
  await openLarge(page, '/institucional/nossas-lojas');
  const header = page.getByRole('banner');
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
