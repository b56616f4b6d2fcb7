import { expect, test } from '@playwright/test';
import { mailTo } from '../steps/mailbox';
import { openAs } from '../steps/sign-in';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env['MAILBOX_URL'] ?? 'http://localhost:1080';
const PASSWORD = 'uma frase comprida';

test('a dealer invites a seller, who makes a password and sells @phone', async ({
  page,
  browser,
}) => {
  const complaints = watchPage(page);
  const email = `rita.${Date.now()}@rodar.test`;
  await openAs(page, 'dealer@rodar.test', '/concessionarias/equipe');
  await page.getByRole('button', { name: 'Convidar vendedor' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome Completo').fill('Rita Lima');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByText(`Enviamos um e-mail para ${email}.`)).toBeVisible();
  const invited = page.getByRole('row').filter({ hasText: email });
  await expect(invited.getByRole('button', { name: /^Cancelar convite/ })).toBeVisible();

  const [, path = ''] = await mailTo(
    MAILBOX,
    email,
    /(\/concessionarias\/login\/convite#token=[\w-]+)/,
  );
  const context = await browser.newContext();
  const seller = await context.newPage();
  const herComplaints = watchPage(seller);
  await seller.goto(path);
  await seller.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await seller.getByLabel('Repita a senha').fill(PASSWORD);
  // The code of the page, which may come after the fields were filled, takes the token away.
  await expect.poll(() => new URL(seller.url()).hash).toBe('');
  await seller.getByRole('button', { name: 'Criar conta' }).click();
  await expect(seller).toHaveURL(/\/concessionarias\/seller$/);
  expect(herComplaints()).toEqual([]);
  await context.close();

  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText(
    'Encerrar acesso',
  );
  expect(complaints()).toEqual([]);
});
