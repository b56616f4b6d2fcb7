import { expect, type Page } from '@playwright/test';

const BANK = process.env.BANK_PAGE_URL ?? 'http://localhost:4300';

/**
 * Pays a Pix on the page of the sandbox bank, found by the code that the customer copied.
 */
export async function payPix(bank: Page, code: string): Promise<void> {
  await bank.goto(BANK);
  await bank.getByLabel('Pix copia e cola, ou nome da cobrança').fill(code);
  await bank.getByRole('button', { name: 'Procurar' }).click();
  // The page before lists everybody's charges, with the same button.
  await expect(bank.getByRole('heading', { name: 'Encontradas' })).toBeVisible();
  await bank.getByRole('button', { name: 'Pagar', exact: true }).click();
  await expect(bank.getByText('Paga', { exact: true }).first()).toBeVisible();
}

/**
 * Maximum until a payments page shows what happened at the bank: the page looks every three
 * seconds, and a bank that must tell the API again takes up to seven.
 */
export const BANK_TELLS_MS = 20_000;

/** The payments page says that the money has come. */
export async function seesReceived(page: Page): Promise<void> {
  await expect(page.getByText(/Pagamento recebido\./)).toBeVisible({
    timeout: BANK_TELLS_MS,
  });
}

/** Types a card number on the open page of the bank; expiry and code are valid. */
export async function typeCard(bank: Page, number: string): Promise<void> {
  await bank.getByLabel('Número do cartão').fill(number);
  await bank.getByLabel('Validade (MM/AA)').fill('12/40');
  await bank.getByLabel('Código de segurança').fill('123');
  await bank.getByRole('button', { name: /^Pagar R\$/ }).click();
}

/** Cancels the Pix Automático of a contract in the payer's app at the bank. */
export async function endRecurrence(bank: Page, contract: string): Promise<void> {
  await bank.goto(`${BANK}/?busca=${contract}`);
  const recurrence = bank.getByRole('listitem').filter({ hasText: contract }).first();
  await recurrence.getByRole('button', { name: 'Cancelar' }).click();
  await expect(bank.getByText('cancelada', { exact: true }).first()).toBeVisible();
}

/** The bank shows a scheduled charge of this contract. */
export async function seesScheduled(bank: Page, contract: string): Promise<void> {
  await bank.goto(`${BANK}/?busca=${contract}`);
  await expect(bank.getByText('Agendada', { exact: true }).first()).toBeVisible();
}
