import { expect, test } from '@playwright/test';
import { getContract, getContractPayments, getDelivery } from '@site/api-contract';
import { addDays, formatBRL, formatDate } from '@site/api-contract/brazil';
import {
  MEMBER_AREA_PATH,
  memberDeliveryPath,
  memberPaymentsPath,
} from '@site/api-contract/site-paths';
import { signInAgain } from '../by-api/customer';
import {
  aPaidContract,
  chooseFirstSlot,
  handOverByApi,
  prepareByApi,
} from '../by-api/staff';
import { moveClockToNoon, runJobsUntil } from '../product/move-clock';
import { needsOwnProduct } from '../product/own-product';
import { mailTo } from '../steps/mailbox';
import { openAs, signInLater } from '../steps/sign-in';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';
const MONTH = 2637;
const DAYS = 3;
/** One thirtieth of the monthly price for each day. */
const CREDIT = (MONTH / 30) * DAYS;

needsOwnProduct();

/**
 * The delivery promise (docs/product/contracts.md): the credit is calculated and posted
 * automatically.
 */
test('a car that comes three days late takes three thirtieths off the next installment @phone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const late = await aPaidContract();
  const { api, person, contract } = late;
  const params = { id: contract.id };
  const { promisedOn } = await api.send(getDelivery, { params });
  await moveClockToNoon(addDays(promisedOn, -6));
  await prepareByApi(late);
  await signInAgain(late);
  expect((await chooseFirstSlot(late)) <= promisedOn).toBe(true);

  await test.step('once the promised day is over, mail and page say so', async () => {
    await moveClockToNoon(addDays(promisedOn, DAYS));
    await runJobsUntil(() => mailTo(MAILBOX, person.email, /atras/));
    await openAs(page, person.email, MEMBER_AREA_PATH, person.password);
    await expect(
      page.getByRole('heading', { name: /está 3 dias atrasada$/ }),
    ).toBeVisible();
    await page.goto(memberDeliveryPath(contract.id));
    await expect(page.getByText(/^Estava marcada para /)).toBeVisible();
    await expect(
      page.getByText(
        `Estamos ${DAYS} dias atrasados. Seu crédito até agora: ${formatBRL(CREDIT)}.`,
      ),
    ).toBeVisible();
  });

  await test.step('the keys come, and the credit stands in the statement', async () => {
    await handOverByApi(late);
    await runJobsUntil(() => mailTo(MAILBOX, person.email, /R\$\s263,70/));
    await page.reload();
    await expect(
      page.getByText(
        `A entrega atrasou ${DAYS} dias. Seu crédito: ${formatBRL(CREDIT)}.`,
      ),
    ).toBeVisible();
    await page.goto(MEMBER_AREA_PATH);
    await expect(
      page.getByText(`Já com ${formatBRL(CREDIT)} de crédito.`, { exact: false }),
    ).toBeVisible();
    await expect(page.getByText(formatBRL(MONTH - CREDIT)).first()).toBeVisible();
  });

  await test.step('the next bill asks for what is left', async () => {
    await signInAgain(late);
    const { plan } = await api.send(getContract, { params });
    const second = plan.installments.find(({ number }) => number === 2);
    if (!second) throw new Error('No second installment');
    await moveClockToNoon(addDays(second.dueDate, -5));
    await signInAgain(late);
    await runJobsUntil(async () => {
      const { bill } = await api.send(getContractPayments, { params });
      expect(bill?.label).toBe('Mensalidade 2 de 36');
    });
    await signInLater(page, person);
    await page.goto(memberPaymentsPath(contract.id));
    await expect(
      page.getByRole('heading', { name: 'Mensalidade 2 de 36' }),
    ).toBeVisible();
    await expect(
      page.getByText(`Vence em ${formatDate(second.dueDate)}`, { exact: true }),
    ).toBeVisible();
    await expect(page.getByText(formatBRL(MONTH - CREDIT)).first()).toBeVisible();
  });
});
