import { expect, test } from '@playwright/test';
import { expectToBeAccessible } from '../steps/expect-accessible';
import { signIn, signInAtPortal } from '../steps/sign-in';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

/** Consultants and dealers work on contracts and deliveries (docs/product). */
test('a consultant finds a contract by its customer, reads it and goes on by keyboard @desktop', async ({
  page,
}) => {
  const complaints = watchPage(page);
  await signIn(page, 'consultor@rodar.test');
  await expect(page).toHaveURL(/\/consultor$/);
  await page.getByRole('link', { name: 'Contratos' }).click();
  const rows = page.getByRole('rowheader').getByRole('link');
  await expect(rows.first()).toBeVisible();
  await expectToBeAccessible(page);

  const name = (await rows.first().textContent()) ?? '';
  await page.getByLabel('Número, cliente, placa, CPF, CNPJ ou e-mail').fill(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/busca=/);
  await waitForLoaded(page); // rows of the search, not those that go
  await rows.first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'O que o cliente vê agora' }),
  ).toBeVisible();
  await expectToBeAccessible(page);

  await page.getByRole('link', { name: 'Todos os contratos' }).click();
  await page.getByRole('button', { name: 'Limpar' }).click();
  await expect(page).toHaveURL(/\/consultor\/contratos$/);
  await expect(rows.first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/\/consultor\/contratos\/[\da-f-]{36}$/);

  for (const path of ['/consultor/atrasos', '/consultor/contestacoes']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToBeAccessible(page);
  }
  expect(complaints()).toEqual([]);
});

test('a consultant finds a customer by name and reads all that happened', async ({
  page,
}) => {
  const complaints = watchPage(page);
  await signIn(page, 'consultor@rodar.test');
  await expect(page).toHaveURL(/\/consultor$/);
  await page.getByRole('link', { name: 'Clientes', exact: true }).click();
  const field = page.getByLabel('CPF, CNPJ, e-mail ou nome');
  await field.fill('xyz xyz');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Nenhum cliente encontrado' }),
  ).toBeVisible();
  await field.fill('lopes joana');
  await page.keyboard.press('Enter');
  const found = page.getByRole('rowheader').getByRole('link');
  await expect(found).toHaveText(['Joana Ferraz Lopes']);
  await expect(page).toHaveURL(/\/consultor\/clientes$/);
  await waitForLoaded(page);
  await expectToBeAccessible(page);

  await found.click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Joana Ferraz Lopes' }),
  ).toBeVisible();
  const events = page.getByRole('list', { name: 'Tudo deste cliente' });
  await expect(events.getByRole('link', { name: /^Proposta / }).first()).toBeVisible();
  await waitForLoaded(page);
  await expectToBeAccessible(page);

  await page.getByRole('link', { name: 'Quem olhou este cliente' }).click();
  const looks = page.getByRole('table', { name: /^Consultas da equipe/ });
  await expect(
    looks.getByRole('row').filter({ hasText: 'Abriu o cadastro' }),
  ).not.toHaveCount(0);
  await waitForLoaded(page);
  await expectToBeAccessible(page);
  await page.getByRole('link', { name: 'Abrir o cliente' }).click();
  await page.getByRole('link', { name: 'Procurar outro cliente' }).click();
  await expect(field).toHaveValue('');
  for (let steps = 0; steps < 4; steps += 1) await page.goBack();
  await expect(field).toHaveValue('lopes joana');
  await expect(found).toHaveText(['Joana Ferraz Lopes']);
  expect(complaints()).toEqual([]);
});

test('a consultant goes to a proposal by its number, and to a page by its name', async ({
  page,
}) => {
  const complaints = watchPage(page);
  await signIn(page, 'consultor@rodar.test');
  await expect(page).toHaveURL(/\/consultor$/);
  await waitForLoaded(page);
  await page.getByRole('button', { name: 'Ir para...' }).click();
  const palette = page.getByRole('dialog', { name: 'Ir para' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('joana');
  const found = palette.getByRole('option', { name: /Joana Ferraz Lopes/ }).first();
  const [number = ''] = /P-[\d-]+/.exec((await found.textContent()) ?? '') ?? [];
  await expectToBeAccessible(page);
  // Enter is pressed before the answer has come.
  await palette.getByRole('combobox').fill(number.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/consultor\/propostas\/[\da-f-]{36}$/);
  await expect(page.getByText(number).first()).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('audi');
  await expect(palette.getByRole('option')).toHaveText(['Auditoria']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Auditoria' })).toBeVisible();
  expect(complaints()).toEqual([]);
});

test('a dealer sets the hours of deliveries @desktop', async ({ page }) => {
  const complaints = watchPage(page);
  await signInAtPortal(page, 'dealer@rodar.test');
  await page.goto('/concessionarias/entregas');
  await page.getByRole('link', { name: 'Horários de entrega' }).click();
  const form = page.getByRole('form', { name: 'Quando a loja entrega' });
  await expect(form.getByLabel('Carros por hora')).toHaveValue('2');
  await expectToBeAccessible(page);
  // Nothing that other journeys choose by is changed: the same hours are saved again.
  await form.getByRole('button', { name: 'Salvar horários' }).click();
  await expect(
    page.getByText('Horários salvos. Valem para as próximas escolhas.'),
  ).toBeVisible();
  expect(complaints()).toEqual([]);
});
