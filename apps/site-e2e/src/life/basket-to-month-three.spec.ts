import { expect, type Page, test } from '@playwright/test';
import { getContractPayments, listContracts } from '@site/api-contract';
import { addDays, formatDate } from '@site/api-contract/brazil';
import { memberKmPath, memberPaymentsPath } from '@site/api-contract/site-paths';
import { aReadyCustomer, signInAgain } from '../by-api/customer';
import { payInTime } from '../by-api/pay-in-time';
import { aCar, approveByApi } from '../by-api/staff';
import { ApiVisitor } from '../by-api/visitor';
import { moveClockToNoon, runJobsUntil } from '../product/move-clock';
import { needsOwnProduct } from '../product/own-product';
import { chooseDay, handOver, openDelivery, prepareCar } from '../steps/hand-over';
import { mailTo } from '../steps/mailbox';
import { payPix, seesReceived } from '../steps/pay-at-bank';
import { signContract } from '../steps/sign-contract';
import { enterByCalls, signInLater } from '../steps/sign-in';
import { configureAroeira, sendProposal } from '../steps/subscribe';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';
/** The dealership has cars of this paint in stock. */
const IN_STOCK = { paint: 'Cinza Cometa', price: 'R$ 2.627,00' };

needsOwnProduct();

/**
 * The whole life of a contract up to month three (docs/product/contracts.md), with real
 * mail, the sandbox bank and a moved clock. The registration and the analysis are those of
 * `story.spec.ts`.
 */
test('a customer fills a basket, signs, pays, gets the keys and pays up to month three @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(480_000);
  const { person } = await aReadyCustomer();
  const car = aCar();
  const complaints = watchPage(page);

  await test.step('a proposal for a car of the stock is sent and approved', async () => {
    await page.goto('/?dealerid=5');
    await enterByCalls(page, person.email, person.password);
    await configureAroeira(page, IN_STOCK);
    await page.getByRole('link', { name: 'Assinar o Aroeira' }).first().click();
    await approveByApi(await sendProposal(page, IN_STOCK.price));
  });

  const contract =
    await test.step('the customer signs, and is led to the first payment', async () => {
      const number = await signContract(page, MAILBOX, person.email);
      await page.getByRole('link', { name: 'Pagar a primeira parcela' }).click();
      await expect(
        page.getByRole('heading', { name: 'Mensalidade 1 de 36' }),
      ).toBeVisible();
      await expect(page.getByText(IN_STOCK.price).first()).toBeVisible();
      return number;
    });

  await test.step('a Pix that is paid at the bank is noticed without a click', async () => {
    await page.getByRole('button', { name: 'Pix', exact: true }).click();
    const code = await page.getByLabel('Pix copia e cola').inputValue();
    const bank = await (await browser.newContext()).newPage();
    await payPix(bank, code);
    await bank.context().close();
    await seesReceived(page);
    await mailTo(MAILBOX, person.email, paidMail(contract));
    await page.goto('/area-logada');
    await expect(page.getByText('Primeira parcela confirmada').first()).toBeVisible();
  });

  await test.step('the customer chooses a day', async () => {
    await chooseDay(page, person);
  });

  await test.step('the dealership prepares the car and hands it over', async () => {
    const dealer = await (await browser.newContext()).newPage();
    const complaintsOfDealer = watchPage(dealer);
    await enterByCalls(dealer, 'dealer@rodar.test');
    await openDelivery(dealer, person);
    await prepareCar(dealer, car);
    await handOver(dealer, person);
    expect(complaintsOfDealer()).toEqual([]);
    await dealer.context().close();
  });

  await test.step('the car is the customer’s, and everybody names the same next installment', async () => {
    const [, amount = '', day = ''] = await mailTo(
      MAILBOX,
      person.email,
      /A próxima mensalidade, de (R\$ [\d.]+,\d{2}), vence em (\d{2}\/\d{2}\/\d{4})\./,
    );
    expect(amount).toBe(IN_STOCK.price);
    await page.goto('/area-logada');
    await expect(
      page.getByRole('region', { name: 'Seu carro' }).getByText('Ativa', { exact: true }),
    ).toBeVisible();
    await saysNext(page, { amount, day });
    await page.getByRole('link', { name: 'Contrato', exact: true }).first().click();
    await expect(
      page.getByText(`Contrato ${contract}, assinado em`, { exact: false }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Pagamentos', exact: true }).click();
    await expect(page.getByText(`A próxima, ${amount}, vence em ${day}.`)).toBeVisible();
  });

  await test.step('the delivery keeps the numbers of the car', async () => {
    await page.goto('/area-logada');
    await page.getByRole('link', { name: 'Contrato', exact: true }).first().click();
    await page.getByRole('link', { name: 'Fotos e dados da entrega' }).click();
    for (const text of [car.renavam, car.chassis, '14 km'])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
  });

  expect(complaints()).toEqual([]);

  const customer = { person, api: new ApiVisitor() };
  await signInAgain(customer);
  const [signed] = await customer.api.send(listContracts, {});
  if (!signed) throw new Error('There is no contract');
  const { id } = signed;

  await test.step('installment 2 is told of, paid by Pix and receipted', async () => {
    const { next } = await customer.api.send(getContractPayments, { params: { id } });
    expect(next?.label).toBe('Mensalidade 2 de 36');
    const dueDate = next?.dueDate ?? '';
    await moveClockToNoon(addDays(dueDate, -3));
    const told = new RegExp(
      `^Sua conta vence em ${formatDate(dueDate)}: mensalidade 2 de 36$`,
      'm',
    );
    await runJobsUntil(() => mailTo(MAILBOX, person.email, told));
    await signInLater(page, person);
    await expect(
      page.getByRole('heading', {
        name: `Próxima parcela, vence em ${formatDate(dueDate)}`,
      }),
    ).toBeVisible();
    await page.goto(memberPaymentsPath(id));
    await expect(
      page.getByRole('heading', { name: 'Mensalidade 2 de 36' }),
    ).toBeVisible();
    await payAsShown(page, await (await browser.newContext()).newPage());
    await expect(page.getByText('Mensalidade 2 de 36, Pix, ')).toHaveCount(1);
    await mailTo(MAILBOX, person.email, /Recebemos R\$ 2\.627,00/);
  });

  for (const number of [3, 4]) await payInTime({ ...customer, contract: signed }, number);
  await signInLater(page, person);

  await test.step('the contract counts four installments paid, each once', async () => {
    await page.goto(memberPaymentsPath(id));
    await expect(page.getByText('4 pagas, 32 a vencer, sem reajuste')).toBeVisible();
    await expect(page.getByText('R$ 10.508,00').first()).toBeVisible(); // four months
    const statement = page.getByRole('region', { name: 'Extrato' });
    await expect(statement.getByText(IN_STOCK.price).first()).toBeVisible();
  });

  await test.step('the odometer of the third month gives a forecast', async () => {
    await page.goto(memberKmPath(id));
    await page.getByRole('button', { name: 'Informar hodômetro' }).click();
    await page.getByLabel('Km do painel').fill('3250');
    await page.getByRole('button', { name: 'Salvar leitura' }).click();
    await expect(page.getByText('Pronto: 3.250 km no painel hoje.')).toBeVisible();
  });
});

const paidMail = (contract: string) =>
  new RegExp(`Recebemos R\\$ 2\\.627,00 do contrato ${contract}`);

/** The dark band at the top names the day and the amount. */
async function saysNext(
  page: Page,
  { amount, day }: { amount: string; day: string },
): Promise<void> {
  const band = page.getByRole('region', { name: 'O que vem agora' });
  await expect(
    band.getByRole('heading', { name: `Próxima parcela, vence em ${day}` }),
  ).toBeVisible();
  await expect(band.getByText(amount)).toBeVisible();
}

/** Pays the open bill with the Pix code on the page. */
async function payAsShown(page: Page, bank: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pix', exact: true }).click();
  await payPix(bank, await page.getByLabel('Pix copia e cola').inputValue());
  await bank.context().close();
  await seesReceived(page);
}
