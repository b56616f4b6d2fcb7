import { expect, type Page, test } from '@playwright/test';
import { addDays, formatDate, type IsoDate } from '@site/api-contract/brazil';
import {
  consultantContractPath,
  memberFinesPath,
  memberPaymentsPath,
} from '@site/api-contract/site-paths';
import {
  aPaidContract,
  chooseFirstSlot,
  handOverByApi,
  prepareByApi,
} from '../by-api/staff';
import { moveClockToNoon } from '../product/move-clock';
import { needsOwnProduct } from '../product/own-product';
import { mailTo } from '../steps/mailbox';
import { signIn } from '../steps/sign-in';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';
const WHAT = 'Transitar em velocidade superior à máxima permitida em até 20%';
const AMOUNT = 'R$ 130,16';

needsOwnProduct();

/**
 * A traffic fine from its notification to the customer's bill (docs/product/driving.md).
 */
test('a fine is registered with its notification, its driver named, and its amount billed @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const signed = await aPaidContract();
  const { person, contract } = signed;
  await prepareByApi(signed);
  const handedOver = await chooseFirstSlot(signed);
  await moveClockToNoon(handedOver);
  await handOverByApi(signed);
  await moveClockToNoon(addDays(handedOver, 2));
  const complaints = watchPage(page);
  const until = addDays(handedOver, 32);
  const notice = `E${contract.number.replace(/\D/g, '')}`;

  const consultant = await (await browser.newContext()).newPage();
  const complaintsOfConsultant = watchPage(consultant);
  await test.step('a consultant copies the notification, and sends it', async () => {
    await signIn(consultant, 'consultor@rodar.test');
    await expect(consultant).toHaveURL(/\/consultor$/);
    await consultant.goto(consultantContractPath(contract.id));
    await consultant.getByRole('link', { name: 'Registrar multa' }).click();
    await fillFine(consultant, { notice, on: addDays(handedOver, 1), until });
    const buffer = await consultant.screenshot({ type: 'jpeg' });
    await consultant.getByRole('button', { name: 'Registrar', exact: true }).click();
    await consultant.getByLabel('Enviar a notificação').setInputFiles({
      name: 'notificacao.jpg',
      mimeType: 'image/jpeg',
      buffer,
    });
    await expect(
      consultant.getByRole('button', { name: 'Baixar a notificação' }),
    ).toBeVisible();
    await mailTo(
      MAILBOX,
      person.email,
      new RegExp(`uma multa de .+: diga quem dirigia até ${formatDate(until)}`),
    );
  });

  await signIn(page, person.email, person.password);
  await expect(page).toHaveURL(/\/area-logada$/);
  await test.step('the customer names who drove, reads the sheet and sends it signed', async () => {
    await page.goto(memberFinesPath(contract.id));
    await expect(page.getByText(notice)).toBeVisible();
    await expect(
      page.getByText(`Faltam 30 dias para dizer quem dirigia: até ${formatDate(until)}.`),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Dizer quem dirigia' }).click();
    const form = page.getByRole('form', { name: 'Quem dirigia?' });
    await form.getByRole('radio', { name: person.name }).check();
    await form.getByRole('button', { name: 'Indicar' }).click();
    await expect(page.getByText(`Indicação salva: ${person.name}.`)).toBeVisible();
    const [sheet] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar a indicação de condutor' }).click(),
    ]);
    expect(sheet.suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByLabel('Enviar a indicação assinada').setInputFiles({
      name: 'assinada.jpg',
      mimeType: 'image/jpeg',
      buffer: await page.screenshot({ type: 'jpeg' }),
    });
    await expect(page.getByText('Indicação assinada enviada.')).toBeVisible();
  });

  await test.step('the consultant passes on what the body charged', async () => {
    await consultant.reload();
    await expect(
      consultant.getByRole('button', { name: 'Baixar a indicação assinada' }),
    ).toBeVisible();
    const charge = consultant.getByRole('form', { name: 'Repassar o valor' });
    await charge.getByRole('button', { name: 'Lançar na conta do cliente' }).click();
    await consultant.getByRole('button', { name: 'Enviar agora' }).click();
    await expect(consultant.getByText('O valor está na conta do cliente.')).toBeVisible();
    expect(complaintsOfConsultant()).toEqual([]);
    await consultant.context().close();
  });

  await test.step('the customer reads the amount at the fine and on the bill', async () => {
    await mailTo(MAILBOX, person.email, /Multa de trânsito: R\$ 130,16 a pagar/);
    await page.goto(memberFinesPath(contract.id));
    await expect(page.getByText(new RegExp(`^R\\$\\s130,16, vencimento `))).toBeVisible();
    await page.goto(memberPaymentsPath(contract.id));
    await expect(
      page.getByRole('heading', { name: /^Multa de trânsito/ }).first(),
    ).toBeVisible();
    await expect(page.getByText(AMOUNT).first()).toBeVisible();
  });
  expect(complaints()).toEqual([]);
});

type Notified = { notice: string; on: IsoDate; until: IsoDate };

/** Fills in the form of a fine from its notification; the plate is filled in already. */
async function fillFine(
  consultant: Page,
  { notice, on, until }: Notified,
): Promise<void> {
  const form = consultant.getByRole('form', { name: 'Registrar multa' });
  await expect(form.getByLabel('Placa')).not.toHaveValue('');
  await form.getByLabel('Auto de infração (AIT)').fill(notice);
  await form.getByLabel('Órgão que emitiu').fill('PRF');
  await form.getByLabel('Valor').fill('130,16');
  await form.getByLabel('Dia da infração').fill(formatDate(on));
  await form.getByLabel('Hora').fill('10:20');
  await form.getByLabel('Local').fill('BR-116, km 12');
  await form.getByLabel('Infração, como está na notificação').fill(WHAT);
  await form.getByLabel('Último dia para indicar o condutor').fill(formatDate(until));
  await form.getByRole('radio', { name: 'Média, 4 pontos' }).check();
}
