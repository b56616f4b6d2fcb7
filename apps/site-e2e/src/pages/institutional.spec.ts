import { expect, test } from '@playwright/test';
import { isValidCnpj, withCheckDigits } from '@site/api-contract/brazil';
import { expectToBeAccessible } from '../steps/expect-accessible';
import { mailTo } from '../steps/mailbox';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';
const anAddress = (name: string) =>
  `${name}.${Date.now()}${Math.floor(Math.random() * 100)}@rodar.test`;

test(
  'the contact form answers with a protocol, on the page and by mail',
  { tag: '@desktop' },
  async ({ page }) => {
    const complaints = watchPage(page);
    const email = anAddress('bia');
    await page.goto('/institucional/contato');
    await page.getByLabel('Nome').fill('Bia Souza Lima');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Assunto').selectOption('Entrega ou devolução');
    await page
      .getByLabel('Mensagem')
      .fill('Posso devolver o carro em outra loja da rede?');
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(page.getByRole('heading', { name: 'Mensagem recebida' })).toBeFocused();
    await expect(
      page.getByText(`Mandamos a confirmação para ${email}. Respondemos até `),
    ).toBeVisible();
    const protocol = await page.getByRole('definition').first().textContent();
    await expectToBeAccessible(page);
    const [, mailed] = await mailTo(
      MAILBOX,
      email,
      /Seu protocolo é (\S+)\. Uma pessoa responde até \d\d\/\d\d\/\d{4},/,
    );
    expect(mailed).toBe(protocol);
    expect(complaints()).toEqual([]);
  },
);

test(
  'a company finds its form from the page for companies and is told that the request arrived',
  { tag: '@phone' },
  async ({ page }) => {
    const complaints = watchPage(page);
    const email = anAddress('frota');
    await page.goto('/institucional/aluguel-de-carros-para-empresas');
    await page
      .getByRole('link', { name: 'Pedir contato de um consultor' })
      .first()
      .click();
    await expect(page).toHaveURL('/institucional/para-empresas-formulario');
    const base = `IPE${String(Date.now()).slice(-5)}0001`;
    await page.getByLabel('Razão Social').fill('Ipê Entregas Ltda.');
    await page
      .getByLabel('CNPJ', { exact: true })
      .fill(withCheckDigits(base, isValidCnpj));
    await page.getByLabel('Quantos carros').fill('6');
    await page.getByLabel('Cidade').fill('Londrina');
    await page.getByLabel('Estado').selectOption('PR');
    await page.getByLabel('Seu nome').fill('Caio Prado Nunes');
    await page.getByLabel('E-mail da empresa').fill(email);
    await page.getByLabel('Telefone da empresa').fill('4330000100');
    await page.getByRole('button', { name: 'Pedir contato' }).click();
    await expect(page.getByRole('heading', { name: 'Pedido recebido' })).toBeFocused();
    const protocol = await page.getByRole('definition').first().textContent();
    await expectToBeAccessible(page);
    const [, mailed] = await mailTo(MAILBOX, email, /Seu protocolo é (\S+)\./);
    expect(mailed).toBe(protocol);
    expect(complaints()).toEqual([]);
  },
);

test('the questions are searched while typing, and the address keeps the search', async ({
  page,
}) => {
  await page.goto('/institucional/duvidas');
  await page.keyboard.press('Tab'); // the first intent
  await waitForLoaded(page);
  await page.getByRole('searchbox', { name: 'Procure uma palavra' }).fill('franquia');
  await expect(page).toHaveURL('/institucional/duvidas?busca=franquia');
  await expect(page.getByRole('status')).toHaveText(/^\d+ perguntas? com “franquia”\.$/);
  await expect(
    page.getByRole('heading', { name: 'O que faço se bater o carro?' }),
  ).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Preciso de cadastro para ver o preço?' }),
  ).toHaveCount(0);
  await page.getByRole('searchbox').fill('xilofone');
  await expect(
    page.getByRole('heading', { name: 'Nenhuma pergunta com “xilofone”.' }),
  ).toBeVisible();
  await expectToBeAccessible(page);
  await page.getByRole('button', { name: 'Ver todas as perguntas' }).click();
  await expect(page).toHaveURL('/institucional/duvidas');
});

const QUESTION = '/institucional/duvidas#km-que-sobra';
const ANSWER = /^Eles acumulam\. O que sobra em março vale em julho/;

test('the address of a question opens it', async ({ page }) => {
  await page.goto(QUESTION);
  await expect(page.getByText(ANSWER)).toBeInViewport();
  await expect(page.locator('details[open]')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a question opens it, and the search is a form', async ({
    page,
  }) => {
    await page.goto(QUESTION);
    await expect(page.getByText(ANSWER)).toBeInViewport();
    await page.goto('/institucional/duvidas');
    await page.getByRole('searchbox', { name: 'Procure uma palavra' }).fill('franquia');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/institucional/duvidas?busca=franquia');
    await expect(
      page.getByRole('heading', { name: 'O que faço se bater o carro?' }),
    ).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Preciso de cadastro para ver o preço?' }),
    ).toHaveCount(0);
  });
});

test('the nearest store to a CEP comes first', async ({ page }) => {
  const complaints = watchPage(page);
  await page.goto('/institucional/nossas-lojas');
  await page.getByLabel('CEP').fill('86020-080');
  await page.getByRole('button', { name: 'Procurar' }).click();
  await expect(
    page.getByRole('heading', { name: 'Lojas perto de Londrina, PR' }),
  ).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('heading', { level: 3 }).first(),
  ).toHaveText('Rodar Londrina');
  await expect(page.getByRole('status')).toHaveText(
    'A mais perto é a Rodar Londrina, a menos de 1 km.',
  );
  await expectToBeAccessible(page);
  expect(complaints()).toEqual([]);
});

test('the nearest store to the device comes first', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -8.05, longitude: -34.88 });
  await page.goto('/institucional/nossas-lojas');
  await page.keyboard.press('Tab'); // the first intent
  await page.getByRole('button', { name: 'Usar a minha localização' }).click();
  await expect(page.getByRole('heading', { name: 'Lojas perto de você' })).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('heading', { level: 3 }).first(),
  ).toHaveText('Rodar Boa Viagem');
});
