import { expect, type Page } from '@playwright/test';
import { waitForPrice } from './wait-for-hydration';

/** The monthly price of `configureAroeira`, unless another paint is chosen. */
export const PRICE = 'R$ 2.637,00';

/**
 * Opens the Aroeira's page, chooses paint, an add-on, term and km, and adds it to the
 * cart.
 */
export async function configureAroeira(
  page: Page,
  options = { paint: 'Azul Fiorde', price: PRICE },
): Promise<void> {
  await page.goto('/simulador/assinatura-de-veiculos-mensal');
  await chooseAroeira(page, options);
}

/** Does the same from the list of cars on the screen. */
export async function chooseAroeira(
  page: Page,
  { paint, price } = { paint: 'Azul Fiorde', price: PRICE },
): Promise<void> {
  await page.getByRole('link', { name: /Montar o Aroeira/ }).click();
  await expect(page).toHaveURL(/configure-e-assine/);
  await waitForPrice(page);
  await page.getByRole('radio', { name: new RegExp(paint) }).check({ force: true });
  await page.getByRole('checkbox', { name: /Vidros e pneus/ }).check();
  await page.getByRole('radio', { name: /^36/ }).check({ force: true });
  await page.getByRole('radio', { name: /^1\.000/ }).check({ force: true });
  await expect(page.getByText(`${price} por mês`).first()).toBeAttached();
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await expect(page).toHaveURL(/\/simulador\/carrinho$/);
}

/**
 * From the summary of the contract to the sent proposal; a company states its revenue.
 * Returns the number.
 */
export async function sendProposal(
  page: Page,
  price = PRICE,
  income: 'Renda por mês' | 'Faturamento por ano' = 'Renda por mês',
): Promise<string> {
  await expect(
    page.getByRole('heading', { level: 1, name: 'Assinar o Aroeira' }),
  ).toBeVisible();
  await expect(page.getByText(price).first()).toBeVisible();
  await page.getByRole('radio', { name: /^Pix/ }).check();
  await page.getByLabel('Dia do vencimento').selectOption({ label: 'Dia 10' });
  const reais = income === 'Renda por mês' ? '11200,00' : '4800000,00';
  await page.getByLabel(income).fill(reais);
  await page.getByRole('checkbox', { name: /Li o resumo/ }).check();
  await page.getByRole('button', { name: 'Enviar proposta' }).click();
  await expect(page).toHaveURL(/\/area-logada/);
  const sent = page.getByText(/Proposta P-\d{4}-\d{4,} enviada/);
  await expect(sent).toBeVisible();
  const [number = ''] = /P-\d{4}-\d{4,}/.exec((await sent.textContent()) ?? '') ?? [];
  return number;
}
