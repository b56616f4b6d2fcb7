import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { mailTo } from './mailbox';
import { waitForLoaded } from './wait-for-hydration';

/**
 * Opens the contract of the approved proposal and signs it with the code from the mail. A
 * company's first partner, registered with `partner`, signs for it. Returns the
 * contract's number.
 */
export async function signContract(
  page: Page,
  mailbox: string,
  email: string,
  partner?: string,
): Promise<string> {
  await page.goto('/area-logada');
  await page.getByRole('link', { name: 'Ler e assinar' }).first().click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Leia e assine o contrato' }),
  ).toBeVisible();
  const ask = partner ? 'Enviar o código' : 'Receber o código por e-mail';
  await page.getByRole('button', { name: ask }).click();
  const [, pin = ''] = await mailTo(
    mailbox,
    partner ?? email,
    /^(\d{6}): Código para assinar (?:seu contrato|o contrato da empresa)$/m,
  );
  await page.getByLabel('Código do e-mail').fill(pin);
  await page.getByRole('button', { name: 'Assinar contrato' }).click();
  const title = page.getByRole('heading', { level: 1, name: /^Contrato C-.* assinado$/ });
  // The API writes and seals the contract's file first, which a busy machine takes seconds for.
  await expect(title).toBeFocused({ timeout: 30_000 });
  const [number = ''] = /C-\d{4}-\d{4,}/.exec((await title.textContent()) ?? '') ?? [];
  return number;
}

/** Downloads the signed contract and reads the file. */
export async function downloadContract(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar o contrato assinado' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^contrato-C-\d{4}-\d{4,}\.pdf$/);
  return readFile(await download.path());
}

/** Uploads a file to the page that verifies contracts and waits for the answer. */
export async function checkFile(page: Page, file: Buffer): Promise<string> {
  await page.goto('/contratos/verificar');
  await page.getByLabel('PDF do contrato').hover();
  await waitForLoaded(page);
  await page.getByLabel('PDF do contrato').setInputFiles({
    name: 'contrato.pdf',
    mimeType: 'application/pdf',
    buffer: file,
  });
  await page.getByRole('button', { name: 'Conferir' }).click();
  const answer = page.locator('form').getByRole('status');
  await expect(answer).not.toBeEmpty();
  return (await answer.textContent()) ?? '';
}
