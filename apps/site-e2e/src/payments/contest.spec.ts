import { expect, test } from '@playwright/test';
import { mailTo } from '../steps/mailbox';
import { openPayments } from '../steps/open-payments';
import { signIn } from '../steps/sign-in';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';
const REASON = 'O combinado com a concessionária era outro valor.';
const ANSWER = 'Conferimos: é o valor que está no contrato que você assinou.';

/**
 * Decision 045: the dispute is sent with proof, a person answers, and the mail links
 * back.
 */
test('a customer contests a charge with a photo, and a consultant sees and answers it @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const complaints = watchPage(page);
  const { person } = await openPayments(page);

  await test.step('a file that is no picture is refused, and nothing is lost', async () => {
    await page.getByRole('button', { name: 'Contestar: Mensalidade 1 de 36' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Conte o que aconteceu').fill(REASON);
    const send = dialog.getByLabel('Enviar arquivo: Mensalidade 1 de 36');
    await send.setInputFiles({
      name: 'proposta.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('<html></html>'),
    });
    await expect(dialog.getByRole('alert')).toBeVisible();
    await send.setInputFiles({
      name: 'proposta.jpg',
      mimeType: 'image/jpeg',
      buffer: await page.screenshot({ type: 'jpeg' }),
    });
    const chosen = dialog.getByRole('list', {
      name: 'Arquivos que vão com a contestação',
    });
    await expect(chosen.getByRole('listitem')).toContainText(['proposta.jpg']);
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await expect(dialog.getByLabel('Conte o que aconteceu')).toHaveValue(REASON);
  });

  await test.step('it is sent with the photo, and page and mail say so', async () => {
    await page.getByRole('button', { name: 'Enviar contestação' }).click();
    await expect(page.getByText('Contestação enviada.', { exact: false })).toBeVisible();
    const files = page.getByRole('list', {
      name: 'Arquivos da contestação: Mensalidade 1 de 36',
    });
    await expect(files.getByRole('listitem')).toHaveCount(1);
    await mailTo(MAILBOX, person.email, /^Arquivo: proposta\.jpg$/m);
  });

  const consultant = await (await browser.newContext()).newPage();
  const complaintsOfConsultant = watchPage(consultant);
  await test.step('a consultant opens the photo and keeps the charge', async () => {
    await signIn(consultant, 'consultor@rodar.test');
    await expect(consultant).toHaveURL(/\/consultor$/);
    await consultant.goto('/consultor/contestacoes');
    await consultant.getByRole('link', { name: person.name }).click();
    await expect(consultant.getByText(REASON)).toBeVisible();
    const photo = consultant.waitForEvent('download');
    await consultant.getByRole('button', { name: 'Baixar: proposta.jpg' }).click();
    expect((await photo).suggestedFilename()).toBe('proposta.jpg');
    await consultant.getByRole('radio', { name: 'Manter' }).check();
    await consultant.getByLabel('Resposta ao cliente').fill(ANSWER);
    await consultant.getByRole('button', { name: 'Responder', exact: true }).click();
    await consultant.getByRole('button', { name: 'Enviar agora' }).click();
    await expect(consultant.getByText(/^Respondida em /)).toBeVisible();
  });

  await test.step('the mail of the answer leads to the charge, which is due again', async () => {
    const [, link = ''] = await mailTo(
      MAILBOX,
      person.email,
      new RegExp(`${ANSWER}[\\s\\S]*?^Pagar: \\S+?(/area-logada/\\S+)$`, 'm'),
    );
    expect(link).toMatch(/\?vencimento=\d{4}-\d\d-\d\d$/);
    await page.goto(link);
    await expect(
      page.getByRole('heading', { name: 'Mensalidade 1 de 36' }),
    ).toBeVisible();
    await expect(page.getByText(`Resposta: ${ANSWER}`)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Contestar/ })).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: 'Baixar: proposta.jpg' }),
    ).toBeVisible();
  });
  expect([...complaints(), ...complaintsOfConsultant()]).toEqual([]);
  await consultant.context().close();
});
