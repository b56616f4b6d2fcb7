import { expect, test } from '@playwright/test';
import { DESKTOP, PHONE } from '../../playwright.config';

// No choice about cookies was made, either.
test.use({ javaScriptEnabled: false, storageState: { cookies: [], origins: [] } });

test('the site stands without JavaScript @desktop', async ({ page, baseURL }) => {
  await test.step('home shows cars, prices and links; nothing asks and nothing is measured', async () => {
    const outside: string[] = [];
    page.on('request', (request) => {
      const isOurs = request.url().startsWith(String(baseURL));
      if (!isOurs && !request.url().startsWith('data:')) outside.push(request.url());
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText('Mensalidades a partir de')).toHaveCount(4);
    await expect(page.getByText('1.499').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
    expect(outside).toEqual([]);
    const links = page.getByRole('link', { name: 'Faça uma simulação' });
    expect(await links.count()).toBeGreaterThanOrEqual(4);
    await links.first().click();
    await expect(page).toHaveURL(/\/simulador\/escolher-alugar-carro-mensal/);
  });

  await test.step('the address of a question opens it, and the search is a form', async () => {
    await page.goto('/institucional/duvidas#km-que-sobra');
    await expect(
      page.getByText(/^Eles acumulam\. O que sobra em março vale em julho/),
    ).toBeInViewport();
    await page.goto('/institucional/duvidas');
    await page.getByRole('searchbox', { name: 'Procure uma palavra' }).fill('franquia');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/institucional/duvidas?busca=franquia');
    await expect(
      page.getByRole('heading', { name: 'O que faço se bater o carro?' }),
    ).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Preciso de cadastro para ver o preço?' }),
    ).toHaveCount(0);
  });

  for (const path of ['/area-logada', '/area-logada/dados', '/simulador/carrinho'])
    await test.step(`${path} shows its skeleton from the first paint, and its footer below the screen`, async () => {
      await page.goto(path);
      for (const { viewport } of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport);
        await expect(page.locator('main .skeleton').first()).toBeInViewport();
        await expect(page.getByRole('contentinfo')).not.toBeInViewport();
      }
    });
});
