import { expect, type Locator, type Page } from '@playwright/test';
import { aPhotoFile } from '../by-api/customer';

const PERSON_DOCUMENTS = [
  'CNH, frente',
  'CNH, verso',
  'Comprovante de residência',
] as const;
export const COMPANY_DOCUMENTS = [
  'Contrato social',
  'Cartão CNPJ',
  'Comprovante de endereço da empresa',
] as const;

/**
 * Sends documents (by default those of a person) on the page that lists them: by camera
 * on a phone, as files elsewhere.
 */
export async function sendDocuments(
  page: Page,
  names: readonly string[] = PERSON_DOCUMENTS,
): Promise<void> {
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  for (const name of names) {
    const row = page.getByRole('listitem', { name, exact: true });
    await (hasTouch ? photograph(row) : upload(row));
    await expect(row.getByText(`${name}: recebemos.`)).toBeAttached();
    await expect(row.getByText('Enviado', { exact: true })).toBeVisible();
  }
}

/** Uses Chromium's fake camera, which shows a moving pattern. */
async function photograph(row: Locator): Promise<void> {
  await row.getByRole('button', { name: /^Tirar (outra )?foto:/ }).click();
  const camera = row.getByRole('group', { name: /^Câmera:/ });
  await camera.getByRole('button', { name: 'Tirar foto' }).click();
  await expect(camera.getByText('Dá para ler tudo?')).toBeVisible();
  await camera.getByRole('button', { name: 'Usar esta foto' }).click();
}

async function upload(row: Locator): Promise<void> {
  await row
    .getByLabel(/^(Enviar|Trocar) arquivo:/)
    .setInputFiles(await aPhotoFile('documento.jpg'));
}
