import { expect, test } from '@playwright/test';
import { getContract } from '@site/api-contract';
import { addDays } from '@site/api-contract/brazil';
import { signInAgain } from '../by-api/customer';
import { chooseFirstSlot, handOverByApi, prepareByApi } from '../by-api/staff';
import { moveClockToNoon, runJobsUntil } from '../product/move-clock';
import { needsOwnProduct } from '../product/own-product';
import { mailTo } from '../steps/mailbox';
import { openPayments } from '../steps/open-payments';
import { endRecurrence, payPix, seesReceived, seesScheduled } from '../steps/pay-at-bank';
import { signInLater } from '../steps/sign-in';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';

needsOwnProduct();

/**
 * Journey 3 of Pix Automático, canceled in the payer's app before it pays (domain-brazil
 * §10.2).
 */
test('Pix Automático that is canceled at the bank falls back to a single Pix @phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { payments, ...signed } = await openPayments(page);
  const { api, person, contract } = signed;

  const bank = await (await browser.newContext()).newPage();
  await test.step('one payment pays the first bill and authorizes the next ones', async () => {
    await page.getByRole('radio', { name: /^Pix Automático/ }).check();
    await page
      .getByRole('button', { name: 'Pagar esta conta e autorizar', exact: true })
      .click();
    const code = page.getByLabel('Pix copia e cola').first();
    await payPix(bank, await code.inputValue());
    await seesReceived(page);
    await expect(
      page.getByText('Ativo: as mensalidades são pagas no vencimento.'),
    ).toBeVisible();
    await mailTo(MAILBOX, person.email, /Pix Automático autorizado/);
  });

  await prepareByApi(signed);
  await moveClockToNoon(await chooseFirstSlot(signed));
  await handOverByApi(signed);
  await signInAgain(signed);
  const { plan } = await api.send(getContract, { params: { id: contract.id } });
  const second = plan.installments.find(({ number }) => number === 2);
  if (!second) throw new Error('No second installment');

  await test.step('the second bill is scheduled; the payer ends it at the bank', async () => {
    await moveClockToNoon(addDays(second.dueDate, -5));
    await runJobsUntil(() => seesScheduled(bank, contract.number));
    await endRecurrence(bank, contract.number);
    await bank.context().close();
    await mailTo(MAILBOX, person.email, /Pix Automático encerrado/);
    await runJobsUntil(() =>
      mailTo(
        MAILBOX,
        person.email,
        /Sem Pix Automático, falta pagar: mensalidade 2 de 36/,
      ),
    );
  });

  await test.step('the page offers a single Pix for that bill, which is paid once', async () => {
    await signInLater(page, person);
    await page.goto(payments);
    await page.getByRole('radio', { name: /^Pix Automático/ }).check();
    await expect(page.getByText(/^Encerrado\. As próximas contas/)).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Mensalidade 2 de 36' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Pix', exact: true }).click();
    const code = await page.getByLabel('Pix copia e cola').inputValue();
    const again = await (await browser.newContext()).newPage();
    await payPix(again, code);
    await again.context().close();
    await seesReceived(page);
    await expect(page.getByText(/^Mensalidade 2 de 36, Pix, /)).toHaveCount(1);
    await expect(page.getByText(/^Mensalidade 2 de 36, Pix Automático, /)).toHaveCount(0);
  });
});
