import { expect, test } from '@playwright/test';
import { expectToBeAccessible } from './expect-accessible';
import { mailTo } from './mailbox';
import { signInAtPortal } from './sign-in';
import { watchPage } from './watch-page';

const MAILBOX = process.env['MAILBOX_URL'] ?? 'http://localhost:1080';
const PASSWORD = 'uma frase comprida';

test('a dealer invites a seller, who makes a password and sells', async ({
  page,
  browser,
}, { project }) => {
  const complaints = watchPage(page);
  const email = `rita.${project.name}.${Date.now()}@rodar.test`;
  await signInAtPortal(page, 'dealer@rodar.test');
  await page.goto('/concessionarias/equipe');
  const opener = page.getByRole('button', { name: 'Convidar vendedor' });
  await opener.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome Completo').fill('Rita');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continuar aqui' }).click();
  await expect(dialog.getByLabel('Nome Completo')).toHaveValue('Rita');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByLabel('Nome Completo').fill('Rita Lima');
  await dialog.getByLabel('E-mail').fill(email);
  await expectToBeAccessible(page);
  await dialog.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByText(`Enviamos um e-mail para ${email}.`)).toBeVisible();
  const invited = page.getByRole('row').filter({ hasText: email });
  await expect(invited.getByRole('button', { name: /^Cancelar convite/ })).toBeVisible();
  await expectToBeAccessible(page);

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
  await expectToBeAccessible(seller);
  expect(new URL(seller.url()).hash).toBe('');
  await seller.getByRole('button', { name: 'Criar conta' }).click();
  await expect(seller).toHaveURL(/\/concessionarias\/seller$/);
  expect(herComplaints()).toEqual([]);
  await context.close();

  const again = await (await browser.newContext()).newPage();
  await again.goto(path);
  await again.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await again.getByLabel('Repita a senha').fill(PASSWORD);
  await again.getByRole('button', { name: 'Criar conta' }).click();
  await expect(again.getByText(/^Este convite já foi usado\./)).toBeVisible();
  await expectToBeAccessible(again);
  await again.context().close();

  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText(
    'Encerrar acesso',
  );
  expect(complaints()).toEqual([]);
});
