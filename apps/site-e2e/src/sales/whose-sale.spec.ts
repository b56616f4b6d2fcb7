import { expect, type Page, test } from '@playwright/test';
import { CONSULTANT_STATEMENT_PATH } from '@site/api-contract/site-paths';
import { openAs } from '../steps/sign-in';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

/** The newest sale of the open statement, looked for month by month. */
async function findSale(page: Page): Promise<{ contract: string; amounts: string[] }> {
  const months = page.getByLabel('Mês');
  await expect(months.locator('option').nth(1)).toBeAttached();
  const values = await months
    .locator('option')
    .evaluateAll((options) => options.map((one) => (one as HTMLOptionElement).value));
  const sale = page
    .getByRole('row')
    .filter({ hasText: /C-\d{4}-\d{4}/ })
    .filter({ hasNotText: 'Estorno' })
    .first();
  for (const month of values) {
    await page.goto(`/concessionarias/extrato-de-vendas?mes=${month}`);
    await expect(
      page
        .getByRole('heading', { name: 'Vendas e estornos' })
        .or(page.getByRole('heading', { name: /^Nenhuma venda em/ })),
    ).toBeVisible();
    await waitForLoaded(page);
    if (await sale.isVisible()) break;
  }
  const text = (await sale.innerText()).replaceAll('\u00a0', ' ');
  const [contract = ''] = /C-\d{4}-\d{4}/.exec(text) ?? [];
  return { contract, amounts: text.match(/R\$ [\d.]+,\d\d/g) ?? [] };
}

/* Statement, proposal and desk name one sale alike: on a phone as the seller reads them,
   on a desktop as the dealer does. */
for (const [who, size] of [
  ['vendedor@rodar.test', '@phone'],
  ['dealer@rodar.test', '@desktop'],
] as const)
  test(`a sale of the statement says whose it is by which rule, and the desk sees the same sums, as ${who} ${size}`, async ({
    page,
    browser,
  }) => {
    const complaints = watchPage(page);
    await openAs(page, who, '/concessionarias/extrato-de-vendas');
    const { contract, amounts } = await findSale(page);
    // The basis and the commission.
    expect(new Set(amounts).size).toBe(2);
    const month = new URL(page.url()).searchParams.get('mes') ?? '';

    await page.getByRole('link', { name: contract }).first().click();
    await expect(page).toHaveURL(/\/concessionarias\/propostas\/[\w-]+$/);
    const rule = page.getByRole('link', { name: 'Ver a regra' });
    await expect(rule).toBeVisible();
    await rule.click();
    await expect(page).toHaveURL('/concessionarias/de-quem-e-a-venda');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(complaints()).toEqual([]);

    const context = await browser.newContext();
    const desk = await context.newPage();
    const statement = `${CONSULTANT_STATEMENT_PATH}?mes=${month}`;
    await openAs(desk, 'consultor@rodar.test', statement);
    await desk
      .getByLabel('Loja', { exact: true })
      .selectOption({ label: 'Rodar Paulista' });
    const row = desk
      .getByRole('row')
      .filter({ hasText: contract })
      .filter({ hasNotText: 'Estorno' });
    for (const amount of amounts) await expect(row).toContainText(amount);
    await context.close();
  });
