import { expect, test } from '@playwright/test';
import { isValidCnpj, withCheckDigits } from '@site/api-contract/brazil';
import { mailTo } from '../steps/mailbox';
import { phoneKeyboard } from '../steps/phone-keyboard';
import { waitForHydration, waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';

test('a company finds its form from the page for companies, sends what its fields show, and is told by page and mail that it arrived @phone', async ({
  page,
}) => {
  const complaints = watchPage(page);
  const email = `frota.${Date.now()}${Math.floor(Math.random() * 100)}@rodar.test`;
  await page.goto('/institucional/aluguel-de-carros-para-empresas');
  await page.getByRole('link', { name: 'Pedir contato de um consultor' }).first().click();
  await expect(page).toHaveURL('/institucional/para-empresas-formulario');
  const field = (name: string) => page.locator(`form [name="${name}"]`);
  await field('name').focus();
  await waitForHydration(page);
  const { composed, keys } = await phoneKeyboard(page);
  const cnpj = withCheckDigits(`IPE${String(Date.now()).slice(-5)}0001`, isValidCnpj);
  for (const [name, text] of Object.entries({
    name: 'Ipê Entregas Ltda.',
    city: 'Londrina',
    contactName: 'Caio Prado Nunes',
    email,
    cnpj,
  })) {
    await field(name).focus();
    await composed(text);
  }
  for (const [name, text] of Object.entries({ cars: '1250', phone: '4330000100' })) {
    await field(name).focus();
    await keys(text);
  }
  await field('state').selectOption('PR');
  const sent = page.waitForRequest(/user-prospects$/);
  await field('phone').press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Ipê Entregas Ltda.',
    email,
    cnpj,
    cars: 1250,
    phone: '4330000100',
  });
  await expect(page.getByRole('heading', { name: 'Pedido recebido' })).toBeFocused();
  const protocol = await page.getByRole('definition').first().textContent();
  const [, mailed] = await mailTo(MAILBOX, email, /Seu protocolo é (\S+)\./);
  expect(mailed).toBe(protocol);
  expect(complaints()).toEqual([]);
});

test('questions and stores are found by word, address, CEP and position @desktop', async ({
  page,
  context,
}) => {
  await test.step('the address of a question opens it', async () => {
    await page.goto('/institucional/duvidas#km-que-sobra');
    await expect(
      page.getByText(/^Eles acumulam\. O que sobra em março vale em julho/),
    ).toBeInViewport();
    await expect(page.locator('details[open]')).toHaveCount(1);
  });

  await test.step('the questions are searched while typing, and the address keeps the search', async () => {
    await page.goto('/institucional/duvidas');
    await page.keyboard.press('Tab'); // the first intent
    await waitForLoaded(page);
    await page.getByRole('searchbox', { name: 'Procure uma palavra' }).fill('franquia');
    await expect(page).toHaveURL('/institucional/duvidas?busca=franquia');
    await expect(page.getByRole('status')).toHaveText(
      /^\d+ perguntas? com “franquia”\.$/,
    );
  });

  const expectFirst = async (name: string) =>
    expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText(
      name,
    );
  await test.step('the nearest store to a CEP comes first', async () => {
    await page.goto('/institucional/nossas-lojas');
    await page.getByLabel('CEP').fill('86020-080');
    await page.getByRole('button', { name: 'Procurar' }).click();
    await expectFirst('Rodar Londrina');
    await expect(page.getByRole('status')).toHaveText(
      'A mais perto é a Rodar Londrina, a menos de 1 km.',
    );
  });

  await test.step('the nearest store to the device comes first', async () => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: -8.05, longitude: -34.88 });
    await page.goto('/institucional/nossas-lojas');
    await page.keyboard.press('Tab'); // the first intent
    await page.getByRole('button', { name: 'Usar a minha localização' }).click();
    await expect(
      page.getByRole('heading', { name: 'Lojas perto de você' }),
    ).toBeVisible();
    await expectFirst('Rodar Boa Viagem');
  });
});
