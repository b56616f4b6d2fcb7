import { expect, test } from '@playwright/test';
import { anAccount } from '../by-api/customer';
import { mailTo } from '../steps/mailbox';
import { waitForHydration, waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env['MAILBOX_URL'] ?? 'http://localhost:1080';
const NEW_PASSWORD = 'capivara-le-jornal-27';

test('a customer takes another password and another e-mail by the mails that come @desktop', async ({
  page,
}) => {
  test.setTimeout(120_000); // a whole journey, with four mails
  const complaints = watchPage(page);
  const { person } = await anAccount();
  await test.step('somebody who forgot the password gets a link, creates another and signs in', async () => {
    await page.goto('/conta/login');
    await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
    await expect(page.getByRole('heading', { name: 'Recuperar senha' })).toBeVisible();
    await waitForHydration(page);
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await expect(page.getByRole('heading', { name: 'Confira seu e-mail' })).toBeVisible();
    const [, path = ''] = await mailTo(
      MAILBOX,
      person.email,
      /(\/conta\/redefinir-senha#token=[\w-]+)/,
    );

    const answer = await page.goto(path);
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(page).toHaveURL(/\/conta\/redefinir-senha$/);
    await page.getByLabel('Nova senha', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Repita a nova senha').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Trocar senha' }).click();
    await expect(page.getByText('Senha trocada. Entre com a senha nova.')).toBeVisible();
    await page.getByLabel('E-mail, CPF ou CNPJ').fill(person.email);
    await page.getByLabel('Senha', { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page).toHaveURL(/\/area-logada$/);
  });

  await test.step('a customer moves to another e-mail with the code of the new address and sees the own sessions', async () => {
    await page.goto('/area-logada/dados');
    await waitForLoaded(page);
    const next = `nova.${person.email}`;
    await page.getByRole('button', { name: 'Mudar E-mail' }).click();
    const form = page.getByRole('form', { name: 'Trocar e-mail' });
    await form.getByLabel('Novo e-mail', { exact: true }).fill(next);
    await form.getByLabel('Repita o novo e-mail').fill(next);
    await form.getByLabel('Senha atual').fill(NEW_PASSWORD);
    await form.getByRole('button', { name: 'Trocar e-mail' }).click();
    const [, pin = ''] = await mailTo(MAILBOX, next, /\b(\d{6})\b/);
    await page.getByLabel('Código de 6 números').fill(pin);
    await page.getByRole('button', { name: 'Confirmar troca' }).click();
    await expect(page.getByText(`Hoje você entra com ${next}.`)).toBeVisible();
    await mailTo(MAILBOX, person.email, /Seu e-mail foi trocado/);

    await page.getByRole('link', { name: 'Segurança' }).click();
    await expect(page.getByText('Esta sessão')).toBeVisible();
    await waitForLoaded(page);
  });
  expect(complaints()).toEqual([]);
});
