import { expect, type Page } from '@playwright/test';
import { mailTo } from './mailbox';
import { aNewPerson, type Person } from './people';
import { hydrated } from './settled';

const MAILBOX = process.env['MAILBOX_URL'] ?? 'http://localhost:1080';

/** A new account with a confirmed e-mail, signed in and at the first step of the registration. */
export async function registered(page: Page): Promise<Person> {
  const person = aNewPerson();
  await page.goto('/cadastro-de-carro-por-assinatura-mensal/rapido');
  await hydrated(page);
  await page.getByLabel('CPF ou CNPJ').fill(person.document);
  await page.getByLabel('Nome completo').fill(person.name);
  await page.getByLabel('E-mail', { exact: true }).fill(person.email);
  await page.getByLabel('Repita o e-mail').fill(person.email);
  await page.getByLabel('Celular').fill(person.cellphone);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByLabel('Repita a senha').fill(person.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeVisible();
  const [, pin = ''] = await mailTo(MAILBOX, person.email, /\b(\d{6})\b/);
  await page.getByLabel('Código de 6 números').fill(pin);
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  await expect(page).toHaveURL(/\/cadastro-de-carro-por-assinatura-mensal\/dados/);
  return person;
}
