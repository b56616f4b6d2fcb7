import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { mailTo } from '../steps/mailbox';
import { openPayments } from '../steps/open-payments';
import { BANK_TELLS_MS, payPix, seesReceived, typeCard } from '../steps/pay-at-bank';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';

/** The card is typed on the bank's page only; a declined card costs nothing. */
test('a card that the bank declines costs nothing, and the same bill is paid by Pix @phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const complaints = watchPage(page);
  const { person, payments } = await openPayments(page);

  await test.step('a bill that is not contested after all is paid', async () => {
    await page
      .getByRole('button', { name: /^Contestar/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('the bank declines the card and leads back', async () => {
    await page.getByRole('button', { name: 'Cartão', exact: true }).click();
    await page.getByRole('button', { name: 'Ir para a página do banco' }).click();
    await typeCard(page, '4000 0000 0000 0002');
    await expect(page).toHaveURL(new RegExp(`${payments}\\?`));
    await expect(
      page.getByText('O banco recusou o pagamento por cartão. Nada foi cobrado.'),
    ).toBeVisible({ timeout: BANK_TELLS_MS });
    await mailTo(MAILBOX, person.email, /recus/);
  });

  await test.step('its boleto comes as a file', async () => {
    await page.getByRole('button', { name: 'Boleto', exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar boleto em PDF' }).click(),
    ]);
    const begin = (await readFile(await file.path())).subarray(0, 5);
    expect(begin.toString()).toBe('%PDF-');
  });

  await test.step('the same bill is paid by Pix, once', async () => {
    await expect(
      page.getByRole('heading', { name: 'Mensalidade 1 de 36' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Pix', exact: true }).click();
    const code = await page.getByLabel('Pix copia e cola').inputValue();
    const bank = await (await browser.newContext()).newPage();
    await payPix(bank, code);
    await bank.context().close();
    await seesReceived(page);
    await expect(page.getByText(/^Mensalidade 1 de 36, Pix, /)).toHaveCount(1);
    await expect(page.getByText(/, Cartão, /)).toHaveCount(0);
  });
  expect(complaints()).toEqual([]);
});
