import { expect, type Page, test } from '@playwright/test';
import { expectRoom } from '../steps/expect-accessible';
import { enterByCalls } from '../steps/sign-in';
import { waitForHydration, waitForLoaded } from '../steps/wait-for-hydration';

// WCAG 1.4.4: text twice as large, in a window of the same size.
test.use({ storageState: { cookies: [], origins: [] } });

/** Opens a page with text twice as large. */
async function openLarge(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

const hiddenWidth = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;

test('with text at twice its size nothing is cut off @desktop', async ({ page }) => {
  await test.step('the question about cookies leaves room for the page', async () => {
    await openLarge(page, '/');
    const question = page.getByRole('region', { name: 'Cookies' });
    await expect(question).toBeVisible();
    const height = (await question.boundingBox())?.height ?? Infinity;
    expect(height).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
    await expectRoom(page);
  });

  await test.step('each price of a term is whole', async () => {
    await openLarge(page, '/simulador/configure-e-assine?modelo=aroeira');
    await expect(page.locator('.seg').first()).toBeVisible();
    await waitForLoaded(page);
    for (const terms of await page.locator('.seg').all())
      await expect.poll(() => terms.evaluate(hiddenWidth)).toBe(0);
    await expectRoom(page);
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

  await test.step('the road of a registration is whole, without the car beside it', async () => {
    await openLarge(page, '/cadastro-de-carro-por-assinatura-mensal/rapido');
    const road = page.getByRole('list', { name: 'Passos do cadastro' });
    await expect(road).toBeVisible();
    await expect.poll(() => road.evaluate(hiddenWidth)).toBe(0);
  });

  await test.step('the title of the next bill has room for its words', async () => {
    await enterByCalls(page, 'cliente@rodar.test');
    await openLarge(page, '/area-logada');
    const title = page.getByRole('heading', { name: /^Próxima parcela/ });
    await expect(title).toBeVisible();
    await waitForLoaded(page);
    const lines = () =>
      title.evaluate((box) =>
        Math.round(box.clientHeight / parseFloat(getComputedStyle(box).lineHeight)),
      );
    await expect.poll(lines).toBeLessThanOrEqual(4);
    await expectRoom(page);
  });
});
