import { expect, test } from '@playwright/test';
import { aPhotoFile } from '../by-api/customer';
import {
  aPaidContract,
  chooseFirstSlot,
  handOverByApi,
  prepareByApi,
} from '../by-api/staff';
import { mailTo } from '../steps/mailbox';
import { openAs } from '../steps/sign-in';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';
const ASKED = 'Furou o pneu da frente, do lado do passageiro.';
const ANSWER = 'O socorro chega em 40 minutos.';

/**
 * Help with the car (docs/product/driving.md): a request with a picture, answered by a
 * consultant.
 */
test('a subscriber asks for help with a photo, and a consultant answers until it is resolved @phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const signed = await aPaidContract();
  const { person } = signed;
  await prepareByApi(signed);
  await chooseFirstSlot(signed);
  await handOverByApi(signed);
  const complaints = watchPage(page);
  await openAs(page, person.email, '/area-logada', person.password);

  const number =
    await test.step('the car leads to a request, which gets a number', async () => {
      await page.getByRole('link', { name: 'Pedir ajuda' }).click();
      await page.getByRole('button', { name: 'Abrir atendimento' }).click();
      const form = page.getByRole('form', { name: 'Novo atendimento' });
      await form.getByLabel('Assunto').selectOption('Pneu');
      await form.getByLabel('Onde o carro está').fill('Rua Augusta, 1500');
      await form.getByLabel('O que você precisa?').fill(ASKED);
      await form.getByRole('button', { name: 'Abrir atendimento' }).click();
      const said = page.getByText(/^Abrimos o atendimento S-/);
      await expect(said).toBeVisible();
      return /S-\d{4}-\d{4,}/.exec((await said.textContent()) ?? '')?.[0] ?? '';
    });

  await test.step('a photo goes with it', async () => {
    await page.getByRole('link', { name: `Pneu, ${number}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pneu' })).toBeVisible();
    await page
      .getByLabel('Enviar arquivo: atendimento')
      .setInputFiles(await aPhotoFile('pneu.jpg'));
    await expect(page.getByText('Arquivo enviado.')).toBeVisible();
  });

  const consultant = await (await browser.newContext()).newPage();
  const complaintsOfConsultant = watchPage(consultant);
  await test.step('a consultant takes it on, sees the photo and asks back', async () => {
    await openAs(consultant, 'consultor@rodar.test', '/consultor/atendimentos');
    await consultant.getByRole('link', { name: person.name }).click();
    await expect(consultant.getByText(ASKED)).toBeVisible();
    await consultant.getByRole('button', { name: 'Assumir', exact: true }).click();
    const photo = consultant.waitForEvent('download');
    await consultant.getByRole('button', { name: /pneu/ }).click();
    expect((await photo).suggestedFilename()).toMatch(/^pneu.*\.jpg$/);
    await answer('Espera o cliente', ANSWER);
    await mailTo(
      MAILBOX,
      person.email,
      new RegExp(`Precisamos de você no atendimento ${number}`),
    );
  });

  await test.step('the customer reads it and writes back', async () => {
    await page.reload();
    await expect(page.getByText(ANSWER)).toBeVisible();
    await expect(page.getByText('Esperando você').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Mensagem' }).fill('Obrigada, estou aqui.');
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(page.getByText('Mensagem enviada.')).toBeVisible();
  });

  await test.step('the consultant resolves it, and both see so', async () => {
    await consultant.reload();
    await expect(consultant.getByText('Obrigada, estou aqui.')).toBeVisible();
    await answer('Fica resolvido', 'Pneu trocado. Boa viagem!');
    await page.reload();
    await expect(page.getByText('Pneu trocado. Boa viagem!')).toBeVisible();
    await expect(
      page.getByText('Este atendimento foi resolvido.', { exact: false }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enviar mensagem' })).toHaveCount(0);
  });
  expect([...complaints(), ...complaintsOfConsultant()]).toEqual([]);
  await consultant.context().close();

  /** The consultant answers; afterwards the request has the given state. */
  async function answer(after: string, text: string): Promise<void> {
    const form = consultant.getByRole('form', { name: 'Responder' });
    await form.getByLabel('Mensagem ao cliente').fill(text);
    await form.getByRole('radio', { name: after }).check();
    await form.getByRole('button', { name: 'Responder' }).click();
    await expect(consultant.getByText(text).first()).toBeVisible();
  }
});
