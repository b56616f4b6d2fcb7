import {
  askPayment,
  choosePreparedBills,
  getContractPayments,
  startAutomatic,
  startCard,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { postDueCharges } from '../../contracts/contracts/plan/post-due-charges';
import { signedInAgain } from '../../contracts/contracts/testing/signed-contract';
import { purchaseSteps } from '../../driving/purchases/testing/purchase-steps';
import { acts, booked, driving, live } from '../../driving/returns/testing/car-return';

const { api, nearTheEnd, accepted } = purchaseSteps();

type Driver = Awaited<ReturnType<typeof driving>>;
const SAID = 'Nenhuma outra conta deste contrato vai vencer: não há o que agendar.';
const REFUSED = [409, 'nothing-ahead', SAID];

/** Passes days, charges the due items and leaves them open. */
async function pass({ customer }: Driver, days: number) {
  api.clock.advance(days * DAY_MS);
  await signedInAgain(api, customer);
  await postDueCharges(api.ports, api.db);
}

const look = async ({ customer, id }: Driver) =>
  (await customer.send(getContractPayments, { params: { id }, query: {} })).data;

/** Every automatic payment and every way to get bills ready, asked for at once. */
async function askAll({ customer, id }: Driver) {
  const params = { id };
  const answers = [
    ...[1, 2, 3, 4].map((journey) =>
      customer.send(startAutomatic, {
        params,
        body: { journey: journey as 1 | 2 | 3 | 4 },
      }),
    ),
    customer.send(startCard, { params }),
    customer.send(choosePreparedBills, { params, body: { method: 'pix' } }),
  ];
  return (await Promise.all(answers)).map(({ status, body }) => [
    status,
    body.reason,
    body.message,
  ]);
}

describe('nothing is offered to pay by itself', () => {
  it('with the last installment, and is with the last but one', async () => {
    const driver = await nearTheEnd(); // 34 of 36 are paid
    await pass(driver, 21);
    const before = await look(driver);
    expect(before.bill?.label).toBe('Mensalidade 35 de 36');
    expect(before.isLast).toBe(undefined);
    await live(api, 0, driver); // pays the bill
    await pass(driver, 30);
    const { bill, next, isLast } = await look(driver);
    expect(bill?.label).toBe('Mensalidade 36 de 36');
    expect(next?.label).toBe('Mensalidade 36 de 36');
    expect(isLast).toBe(true);
    expect(await askAll(driver)).toEqual(Array(6).fill(REFUSED));
    const kept = await driver.customer.send(askPayment, {
      params: { id: driver.id },
      body: { method: 'cartao', keepCard: true },
    });
    expect(kept.status).toBe(409);
    expect(kept.body.reason).toBe('nothing-ahead');
    const once = await driver.customer.send(askPayment, {
      params: { id: driver.id },
      body: { method: 'cartao' },
    });
    expect(once.status).toBe(200);
  });

  it('of a car whose price was accepted', async () => {
    const driver = await nearTheEnd();
    expect((await look(driver)).isLast).toBeUndefined();
    await accepted(driver);
    const { bill, isLast } = await look(driver);
    expect(bill?.label).toBe('Compra do carro');
    expect(isLast).toBe(true);
    expect(await askAll(driver)).toEqual(Array(6).fill(REFUSED));
  });

  it('of a car that comes back before the next month, unless it did not come', async () => {
    const driver = await driving(api);
    const { slots, book } = acts(api);
    await live(api, 366, driver);
    expect((await look(driver)).isLast).toBeUndefined();
    const [first] = await slots(driver.customer, driver.id);
    await book(driver.customer, driver.id, '2027-11-25', first?.cost ?? 0);
    expect((await look(driver)).isLast).toBe(true);
    expect(await askAll(driver)).toEqual(Array(6).fill(REFUSED));
    await pass(driver, 10);
    expect((await look(driver)).isLast).toBeUndefined();
  });

  it('of a contract that is over, whose last account is open', async () => {
    const driver = await booked(api);
    await acts(api).giveBack(driver.seller, driver.id, 30_000);
    const { bill, isLast, next } = await look(driver);
    expect(bill?.amount === 0).toBe(false);
    expect(isLast).toBe(true);
    expect(next).toBe(null);
    const kept = await driver.customer.send(askPayment, {
      params: { id: driver.id },
      body: { method: 'cartao', keepCard: true },
    });
    expect(kept.status).toBe(409);
    expect(kept.body.reason).toBe('nothing-ahead');
  });
});
