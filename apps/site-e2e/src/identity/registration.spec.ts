import { expect, type Page, test } from '@playwright/test';
import { expectToBeAccessible } from '../steps/expect-accessible';
import { press, tabTo, typeInto } from '../steps/keyboard';
import { aNewCompany, aNewPerson } from '../steps/people';
import {
  completeCompany,
  pinFor,
  registerQuickly,
  REGISTRATION,
} from '../steps/register';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

test.setTimeout(120_000); // whole journeys, with mail

test('a company with letters in its CNPJ and two partners registers to the end', async ({
  page,
}) => {
  const complaints = watchPage(page);
  await page.goto(`${REGISTRATION}/rapido`);
  await registerQuickly(page, aNewCompany());
  await page.getByRole('button', { name: 'Salvar e continuar' }).click();
  await expect(
    page.getByRole('group', { name: 'Falta corrigir 5 campos' }),
  ).toBeFocused();
  await expectToBeAccessible(page);
  await completeCompany(page);
  await expect(page).toHaveURL(/\/area-logada$/);
  await expect(page.getByText('Completo', { exact: true })).toBeVisible();
  expect(complaints()).toEqual([]);
});

test(
  'a person registers by the keyboard alone, and goes on where it was left on another device',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    const complaints = watchPage(page);
    const person = aNewPerson();
    await page.goto(`${REGISTRATION}/rapido`);
    await registerQuickly(page, person);
    await fillPersonalDataByKeyboard(page);
    await expect(page.getByRole('heading', { name: 'Seu endereço' })).toBeVisible();

    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(`/conta/login?returnUrl=${encodeURIComponent(REGISTRATION)}`);
    await waitForLoaded(elsewhere);
    await typeInto(elsewhere, 'E-mail, CPF ou CNPJ', person.document);
    await typeInto(elsewhere, 'Senha', person.password);
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere).toHaveURL(new RegExp(`${REGISTRATION}/endereco$`));
    await waitForLoaded(elsewhere);
    await fillAddressByKeyboard(elsewhere);
    await sendDocumentsByKeyboard(elsewhere);
    await expect(elsewhere.getByText('Engenheira civil')).toBeVisible();
    await expectToBeAccessible(elsewhere);
    await press(elsewhere, 'Concluir cadastro');
    await expect(elsewhere).toHaveURL(/\/area-logada$/);
    await elsewhere.context().close();
    expect(complaints()).toEqual([]);
  },
);

test(
  'somebody who typed a wrong e-mail takes another one and confirms that',
  { tag: '@desktop' },
  async ({ page }) => {
    const person = aNewPerson();
    const right = `certo.${person.email}`;
    await page.goto(`${REGISTRATION}/rapido`);
    await waitForLoaded(page);
    for (const [label, value] of [
      ['CPF ou CNPJ', person.document],
      ['Nome Completo', person.name],
      ['E-mail', person.email],
      ['Repita o e-mail', person.email],
      ['Celular', person.cellphone],
      ['Senha', person.password],
      ['Repita a senha', person.password],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('checkbox', { name: /Li e aceito/ }).check();
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await page.getByRole('button', { name: 'Usar outro e-mail' }).click();
    await page.getByLabel('Novo e-mail', { exact: true }).fill(right);
    await page.getByLabel('Repita o novo e-mail').fill(right);
    await page.getByLabel('Senha do cadastro').fill(person.password);
    await expectToBeAccessible(page);
    await page.getByRole('button', { name: 'Trocar e enviar código' }).click();
    await expect(page.getByText('E-mail trocado.')).toBeVisible();
    await page.getByLabel('Código de 6 números').fill(await pinFor(right));
    await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
    await expect(page).toHaveURL(new RegExp(`${REGISTRATION}/dados$`));
  },
);

async function fillPersonalDataByKeyboard(page: Page): Promise<void> {
  await waitForLoaded(page);
  await typeInto(page, 'Data de nascimento', '09021992');
  await typeInto(page, 'Profissão', 'engenheira civil');
  await typeInto(page, 'Número de registro da CNH', '58316794534');
  await typeInto(page, 'Categoria', 'AB');
  await typeInto(page, 'Data da 1ª habilitação', '14032011');
  await typeInto(page, 'Validade', '22082033');
  await press(page, 'Salvar e continuar');
}

async function fillAddressByKeyboard(page: Page): Promise<void> {
  await typeInto(page, 'CEP', '01001000');
  await expect(page.getByLabel('Cidade')).toHaveValue('São Paulo');
  await typeInto(page, 'Número', '100');
  await press(page, 'Salvar e continuar');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Seus documentos' }),
  ).toBeVisible();
}

/** One by the camera, the others as files; going on too early says what is missing. */
async function sendDocumentsByKeyboard(page: Page): Promise<void> {
  await press(page, 'Continuar');
  await expect(
    page.getByRole('group', { name: 'Falta enviar 3 documentos' }),
  ).toBeFocused();
  await expectToBeAccessible(page);
  await press(page, 'Tirar foto: CNH, frente');
  await expect(
    page.getByText('Encaixe o documento na moldura, sem reflexo.'),
  ).toBeVisible();
  await press(page, 'Tirar foto');
  await press(page, 'Usar esta foto');
  await expect(page.getByText('CNH, frente: recebemos.')).toBeAttached();
  for (const name of ['CNH, verso', 'Comprovante de residência']) {
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, page.getByLabel(`Enviar arquivo: ${name}`));
    await page.keyboard.press('Enter');
    await (
      await chooser
    ).setFiles({
      name: 'documento.jpg',
      mimeType: 'image/jpeg',
      buffer: await page.screenshot({ type: 'jpeg' }),
    });
    await expect(page.getByText(`${name}: recebemos.`)).toBeAttached();
  }
  await press(page, 'Continuar');
  await expect(page.getByRole('heading', { name: 'Confira e conclua' })).toBeVisible();
}
