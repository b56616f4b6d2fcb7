import { expect, test, type Page } from '@playwright/test';
import { mailTo } from './mailbox';
import { aNewPerson, type Person } from './people';
import { signIn, signInAtPortal } from './sign-in';
import { configureAroeira, PRICE, sendProposal } from './subscribe';
import { watchPage } from './watch-page';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';

/** The main job of the product (product.md §1), across the three apps, with real mail. */
test('a visitor simulates, registers and subscribes; dealer and consultant act on the proposal', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const person = aNewPerson();
  const complaints = watchPage(page);

  await test.step('the link of a dealership opens the home page with its name', async () => {
    await page.goto('/?dealerid=5');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Rodar Paulista').first()).toBeVisible();
    await expect(page.getByText('Mensalidades a partir de').first()).toBeVisible();
  });

  await test.step('a car is configured at the price of the server', async () => {
    await page.getByRole('link', { name: 'Faça uma simulação' }).first().click();
    await expect(page).toHaveURL(/\/simulador\/escolher-alugar-carro-mensal/);
    await configureAroeira(page);
  });

  await test.step('the cart holds it and the header counts it', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Sua simulação' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Carrinho, 1 simulação' })).toBeVisible();
    await page.getByRole('link', { name: 'Assinar o Aroeira' }).click();
  });

  await test.step('registration, with the code that arrived by mail', async () => {
    await register(page, person);
    await completeRegistration(page);
  });

  const number = await test.step('the proposal is sent and the member area shows it', () => sendProposal(page));

  await test.step('the dealership sees it in its portal', async () => {
    const dealer = await (await browser.newContext()).newPage();
    await signInAtPortal(dealer, 'dealer@rodar.test');
    await dealer.goto('/concessionarias/propostas');
    await expect(dealer.getByText(number)).toBeVisible();
    await dealer.getByRole('link', { name: person.name }).first().click();
    await expect(dealer.getByRole('complementary', { name: number }).getByText(PRICE)).toBeVisible();
    await dealer.context().close();
  });

  await test.step('the consultant approves it and says why', async () => {
    const consultant = await (await browser.newContext()).newPage();
    await signIn(consultant, 'consultor@rodar.test');
    await expect(consultant).toHaveURL(/\/consultor$/);
    await consultant.getByLabel('Cliente, CPF, CNPJ ou número').fill(number);
    await consultant.getByRole('link', { name: new RegExp(person.name) }).first().click();
    await consultant.getByLabel('Motivo').fill('Renda e documentos conferem.');
    await consultant.getByRole('button', { name: 'Aprovar' }).click();
    await expect(consultant.getByRole('article').getByText('Aprovada').first()).toBeVisible();
    await consultant.context().close();
  });

  await test.step('the customer hears of it by mail and in the member area', async () => {
    await mailTo(MAILBOX, person.email, /Renda e documentos conferem\./);
    await page.goto('/area-logada');
    await expect(page.getByText('Aprovamos sua proposta do Aroeira')).toBeVisible();
  });

  expect(complaints()).toEqual([]);
});

async function register(page: Page, person: Person) {
  await expect(page).toHaveURL(/cadastro-de-carro-por-assinatura-mensal\/rapido/);
  await page.getByLabel('CPF ou CNPJ').fill(person.document);
  await page.getByLabel('Nome completo').fill(person.name);
  await page.getByLabel('E-mail', { exact: true }).fill(person.email);
  await page.getByLabel('Repita o e-mail').fill(person.email);
  await page.getByLabel('Celular').fill(person.cellphone);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByLabel('Repita a senha').fill(person.password);
  await page.getByRole('checkbox', { name: /Li e aceito/ }).check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL(/rapido\/finalizar/);
  const [, pin = ''] = await mailTo(MAILBOX, person.email, /\b(\d{6})\b/);
  await page.getByLabel('Código de 6 números').fill(pin);
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
}

async function completeRegistration(page: Page) {
  await expect(page.getByRole('heading', { name: 'Seus dados e sua CNH' })).toBeVisible();
  await page.getByLabel('Data de nascimento').fill('09/02/1992');
  await page.getByLabel('Profissão').fill('Engenheira');
  await page.getByLabel('Número de registro da CNH').fill('58316794534');
  await page.getByLabel('Categoria').selectOption('AB');
  await page.getByLabel('Data da 1ª habilitação').fill('14/03/2011');
  await page.getByLabel('Validade').fill('22/08/2033');
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await expect(page.getByRole('heading', { name: 'Seu endereço' })).toBeVisible();
  await page.getByLabel('CEP').fill('01001-000');
  await expect(page.getByLabel('Cidade')).toHaveValue('São Paulo');
  await page.getByLabel('Rua').fill('Praça da Sé');
  await page.getByLabel('Número', { exact: true }).fill('100');
  await page.getByLabel('Bairro').fill('Sé');
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await page.getByRole('button', { name: 'Concluir cadastro' }).click();
}
