import { expect, test } from '@playwright/test';
import { mailTo } from '../steps/mailbox';
import { openAs, signIn } from '../steps/sign-in';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env['MAILBOX_URL'] ?? 'http://localhost:1080';
const PASSWORD = 'uma frase comprida';

test('a consultant is invited, accepts, gets other rights and leaves @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const complaints = watchPage(page);
  const email = `rita.${Date.now()}@rodar.test`;
  const row = page.getByRole('row').filter({ hasText: email });
  const dialog = page.getByRole('dialog');
  await openAs(page, 'consultor@rodar.test', '/consultor/equipe');
  await waitForLoaded(page);

  await page.getByRole('button', { name: 'Convidar consultor' }).click();
  await dialog.getByLabel('Nome Completo').fill('Rita Lima');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByText(`Enviamos um e-mail para ${email}.`)).toBeVisible();
  await expect(row).toContainText('Otávio Reis');

  const [, path = ''] = await mailTo(MAILBOX, email, /(\/conta\/convite#token=[\w-]+)/);
  const context = await browser.newContext(test.info().project.use);
  const rita = await context.newPage();
  const herComplaints = watchPage(rita);
  await rita.goto(path);
  await rita.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await rita.getByLabel('Repita a senha').fill(PASSWORD);
  await rita.getByRole('button', { name: 'Criar conta' }).click();
  await expect(rita.getByText('Sua conta está pronta.')).toBeVisible();
  await signIn(rita, email, PASSWORD);
  await expect(rita).toHaveURL(/\/consultor$/);
  await rita.goto('/consultor/leads');
  await expect(rita.getByRole('heading', { name: 'Fila de leads' })).toBeVisible();

  await page.reload();
  await waitForLoaded(page);
  await page.getByRole('button', { name: /^Notificações/ }).click();
  await expect(dialog.getByText('Rita Lima entrou na equipe').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: /^Mudar direitos/ }).click();
  await dialog.getByLabel('Leads').uncheck();
  await dialog.getByRole('button', { name: 'Salvar direitos' }).click();
  await expect(page.getByText('Os direitos de Rita Lima foram salvos.')).toBeVisible();
  expect(herComplaints()).toEqual([]);
  await rita.reload();
  await expect(rita.getByText('Não conseguimos abrir os leads.')).toBeVisible();

  await row.getByRole('button', { name: /^Encerrar acesso/ }).click();
  await dialog.getByRole('button', { name: 'Encerrar acesso agora' }).click();
  await expect(page.getByText('O acesso de Rita Lima foi encerrado.')).toBeVisible();
  await expect(row.getByRole('button', { name: /^Devolver acesso/ })).toBeVisible();
  await rita.reload();
  // A popup says it first unless her page had heard of it before it was loaded again.
  const ok = rita.getByRole('button', { name: 'Ok', exact: true });
  const enter = rita.getByRole('button', { name: 'Entrar', exact: true });
  await expect(ok.or(enter).first()).toBeVisible();
  if (await ok.isVisible()) await ok.click();
  await expect(rita).toHaveURL(/\/conta\/login/);
  await context.close();
  expect(complaints()).toEqual([]);
});
