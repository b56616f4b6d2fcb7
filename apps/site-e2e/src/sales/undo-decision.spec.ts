import { expect, test } from '@playwright/test';
import { aSentProposal } from '../by-api/customer';
import { openAsConsultant } from '../steps/decide-proposal';
import { expectToBeAccessible } from '../steps/expect-accessible';
import { mailTo } from '../steps/mailbox';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';
const MESSAGE = 'Bem-vinda à Rodar.';

/** A decision waits, is undone by a key, and goes out with what was typed. */
test('a consultant undoes a decision by a key and sends it after all', async ({
  page,
}) => {
  const { person, number } = await aSentProposal();
  const complaints = watchPage(page);
  await openAsConsultant(page, number, person);
  await page.getByRole('radio', { name: 'Aprovar' }).check();
  await page.getByLabel('Mensagem ao cliente').fill(MESSAGE);
  await page.getByRole('button', { name: 'Aprovar a proposta' }).click();
  const bar = page.getByRole('region', { name: 'A enviar' });
  await expect(bar.getByText(/^Aprovada em \d+ s$/)).toBeVisible();
  // The bar half covers some targets on a phone, which can be scrolled from under it.
  await expectToBeAccessible(page, ['target-size']);

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Atalhos de teclado' });
  await expect(keys.getByText('Desfazer o que ainda não foi enviado')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('z');
  await expect(bar).toBeHidden();
  await expect(page.getByLabel('Mensagem ao cliente')).toHaveValue(MESSAGE);

  await page.getByRole('button', { name: 'Aprovar a proposta' }).click();
  await expect(bar.getByText(/^Decisão registrada\./)).toBeVisible({ timeout: 20_000 });
  await mailTo(MAILBOX, person.email, /Bem-vinda à Rodar\./);
  expect(complaints()).toEqual([]);
});
