import { expect, type Page } from '@playwright/test';
import { mailTo } from './mailbox';
import { type Person } from './people';
import { COMPANY_DOCUMENTS, sendDocuments } from './send-documents';
import { waitForHydration } from './wait-for-hydration';

const MAILBOX = process.env['MAILBOX_URL'] ?? 'http://localhost:1080';
export const REGISTRATION = '/cadastro-de-carro-por-assinatura-mensal';

/**
 * Completes the open quick registration: the account exists, its e-mail is confirmed, and
 * the browser is signed in. Returns the code that confirmed the e-mail.
 */
export async function registerQuickly(page: Page, person: Person): Promise<string> {
  await expect(page).toHaveURL(new RegExp(`${REGISTRATION}/rapido`));
  await waitForHydration(page);
  await page.getByLabel('CPF ou CNPJ').fill(person.document);
  await page.getByLabel(/^(Nome Completo|Razão Social)\s*$/).fill(person.name);
  await page.getByLabel(/^E-mail( da empresa)?\s*$/).fill(person.email);
  await page.getByLabel('Repita o e-mail').fill(person.email);
  await page.getByLabel(/^Celular/).fill(person.cellphone);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByLabel('Repita a senha').fill(person.password);
  await page.getByRole('checkbox', { name: /Li e aceito/ }).check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeVisible();
  const pin = await pinFor(person.email);
  await page.getByLabel('Código de 6 números').fill(pin);
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  await expect(page).toHaveURL(new RegExp(`${REGISTRATION}(/empresa)?/dados`));
  return pin;
}

/** The code in the newest mail to an address. */
export async function pinFor(email: string): Promise<string> {
  const [, pin = ''] = await mailTo(MAILBOX, email, /\b(\d{6})\b/);
  return pin;
}

/**
 * Completes the full registration of a person, from its first step to its last. A new
 * step is a function below and a line here.
 */
export async function completePerson(page: Page): Promise<void> {
  await fillPersonalData(page);
  await fillAddress(page, 'Seu endereço');
  await sendRegistrationDocuments(page, 'Seus documentos');
  await conclude(page);
}

/**
 * Completes the full registration of a company; codes for its first partner go to
 * `partner`.
 */
export async function completeCompany(
  page: Page,
  partner = 'paulo@boa-massa.test',
): Promise<void> {
  await fillCompanyData(page);
  await fillPartners(page, partner);
  await fillAddress(page, 'Endereço da empresa');
  await sendRegistrationDocuments(page, 'Documentos da empresa', COMPANY_DOCUMENTS);
  await conclude(page);
}

async function fillPersonalData(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Seus dados e sua CNH' })).toBeVisible();
  await page.getByLabel('Data de nascimento').fill('09/02/1992');
  await page.getByLabel('Profissão').fill('Engenheira');
  await page.getByLabel('Número de registro da CNH').fill('58316794534');
  await page.getByLabel('Categoria').selectOption('AB');
  await page.getByLabel('Data da 1ª habilitação').fill('14/03/2011');
  await page.getByLabel('Validade').fill('22/08/2033');
  await save(page);
}

async function fillCompanyData(page: Page): Promise<void> {
  await expect(
    page.getByRole('heading', { name: 'Dados da empresa', level: 1 }),
  ).toBeVisible();
  await page.getByLabel('Tipo de empresa').selectOption('Sociedade limitada');
  await page.getByLabel('Telefone da empresa').fill('1130000100');
  await page.getByLabel('Nome', { exact: true }).fill('Paulo Boa Massa');
  await page.getByLabel('E-mail', { exact: true }).fill('financeiro@empresa.test');
  await page.getByLabel('Repita o e-mail').fill('financeiro@empresa.test');
  await save(page);
}

async function fillPartners(page: Page, firstEmail: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sócios da empresa' })).toBeVisible();
  await page.getByRole('button', { name: 'Adicionar sócio' }).click();
  const partners = [
    ['Paulo Boa Massa', '12345678909', '66,67', firstEmail],
    ['Lúcia Boa Massa', '00000000191', '33,33', 'lucia@boa-massa.test'],
  ] as const;
  for (const [index, [name, cpf, share, email]] of partners.entries()) {
    const partner = page.getByRole('group', { name: `Sócio ${index + 1}` });
    await partner.getByLabel('Nome Completo').fill(name);
    await partner.getByLabel('CPF').fill(cpf);
    await partner.getByLabel('Participação (%)').fill(share);
    await partner.getByLabel('E-mail').fill(email);
  }
  await expect(
    page.getByText('As participações somam 100%.', { exact: true }),
  ).toBeVisible();
  await save(page);
}

async function fillAddress(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByLabel(/^CEP/).fill('01001-000');
  await expect(page.getByLabel('Cidade')).toHaveValue('São Paulo');
  await page.getByLabel('Rua').fill('Praça da Sé');
  await page.getByLabel('Número', { exact: true }).fill('100');
  await page.getByLabel('Bairro').fill('Sé');
  await save(page);
}

async function sendRegistrationDocuments(
  page: Page,
  title: string,
  names?: readonly string[],
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await sendDocuments(page, names);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
}

async function conclude(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Confira e conclua' })).toBeVisible();
  await page.getByRole('button', { name: 'Concluir cadastro' }).click();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
}
