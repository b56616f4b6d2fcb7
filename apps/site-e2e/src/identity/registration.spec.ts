import { expect, type Page, test } from '@playwright/test';
import { aPhotoFile } from '../by-api/customer';
import { press, tabTo, typeInto } from '../steps/keyboard';
import { aNewPerson } from '../steps/people';
import { registerQuickly, REGISTRATION } from '../steps/register';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

test.setTimeout(240_000); // a whole journey, with mail and some hundred presses of Tab

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
    await press(elsewhere, 'Concluir cadastro');
    await expect(elsewhere).toHaveURL(/\/area-logada$/);
    await elsewhere.context().close();
    expect(complaints()).toEqual([]);
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

/**
 * Sends one document by camera and the others as files; continuing too early lists the
 * missing ones.
 */
async function sendDocumentsByKeyboard(page: Page): Promise<void> {
  await press(page, 'Continuar');
  await expect(
    page.getByRole('group', { name: 'Falta enviar 3 documentos' }),
  ).toBeFocused();
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
    await (await chooser).setFiles(await aPhotoFile('documento.jpg'));
    await expect(page.getByText(`${name}: recebemos.`)).toBeAttached();
  }
  await press(page, 'Continuar');
  await expect(page.getByRole('heading', { name: 'Confira e conclua' })).toBeVisible();
}
