import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  buyKm,
  changeDueDay,
  getContract,
  getContractPayments,
  getKmBank,
  type KmTopUpForm,
  sendOdometerReading,
  withdrawContract,
} from '@site/api-contract';
import { postDueCharges } from '../../contracts/contracts/plan/post-due-charges';
import {
  handOver,
  moveOn,
  payContract,
  signedContract,
} from '../../contracts/contracts/testing/signed-contract';
import { postTransaction, readLedger } from '../../contracts/ledger/ledger.repository';
import { ledgerTransactions } from '../../contracts/ledger/ledger.table';
import { reversalOf } from '../../contracts/ledger/testing/entries';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { driving, later } from './testing/driving';

const api = testApi();
/** 500 km of an Aroeira, with the installment of January: handed over on 23 November. */
const FIVE_HUNDRED: KmTopUpForm = { km: 500, cost: 350, dueOn: '2027-01-11' };

const buy = (client: TestClient, id: string, body = FIVE_HUNDRED) =>
  client.send(buyKm, { params: { id }, body });
const bank = async (client: TestClient, id: string) =>
  (await client.send(getKmBank, { params: { id } })).data;

/** A customer in the second month, whose installment is due in January. */
async function inSecondMonth() {
  const driver = await driving(api);
  await later(api, 31, driver.customer); // 24 December
  return driver;
}

describe('km that are bought', () => {
  it('are offered at the price of the plan, due with the first installment ten days away', async () => {
    const { customer, id } = await inSecondMonth();
    expect((await bank(customer, id)).topUp).toEqual({
      dueOn: '2027-01-11',
      packages: [
        { km: 250, cost: 175 },
        { km: 500, cost: 350 },
        { km: 1000, cost: 700 },
        { km: 2000, cost: 1400 },
        { km: 5000, cost: 3500 },
      ],
    });
  });

  it('are charged once when an equal order comes twice under one key, and twice under two', async () => {
    const { customer, id } = await inSecondMonth();
    const order = (key: string) =>
      customer.send(buyKm, {
        ...{ params: { id }, body: FIVE_HUNDRED },
        headers: { 'idempotency-key': key },
      });
    expect((await order('')).status).toBe(400);
    const [one, other] = [randomUUID(), randomUUID()];
    const double = await Promise.all([order(one), order(one)]);
    expect(double.map(({ status }) => status)).toContain(200);
    await order(one);
    expect((await bank(customer, id)).toppedUp).toBe(500);
    await order(other);
    expect((await bank(customer, id)).toppedUp).toBe(1000);
  });

  it('fall due a month later from nine days before an installment on', async () => {
    const { customer, id } = await inSecondMonth();
    await later(api, 8, customer);
    expect((await bank(customer, id)).topUp?.dueOn).toBe('2027-01-11'); // ten days
    await later(api, 1, customer);
    expect((await bank(customer, id)).topUp?.dueOn).toBe('2027-02-10');
  });

  it('stand in bank, forecast, statement, plan and bill, with a mail and a trace', async () => {
    const { customer, id } = await inSecondMonth();
    await customer.send(sendOdometerReading, { params: { id }, body: { km: 3112 } });
    const before = await bank(customer, id);
    const { status, data } = await buy(customer, id);
    expect(status).toBe(200);
    expect(data).toEqual({
      ...before,
      toppedUp: 500,
      total: before.total + 500,
      balance: before.balance + 500,
      forecast: {
        km: before.forecast?.km,
        extraKm: (before.forecast?.extraKm ?? 0) - 500,
        cost: (before.forecast?.cost ?? 0) - 350,
      },
      // Km were bought on its ground, so the customer can't take it back by now.
      readings: before.readings.map(({ canCorrect: _, ...reading }) => reading),
    });
    expect(await bank(customer, id)).toEqual(data);

    const { data: contract } = await customer.send(getContract, { params: { id } });
    expect(contract.statement.at(-1)).toMatchObject({
      label: '500 km a mais, vence em 11/01/2027',
      amount: 350,
    });
    expect(contract.dueWithNext).toEqual([{ label: '500 km a mais', open: 350 }]);
    const { installments, total } = contract.plan;
    const row = installments.findIndex(({ label }) => label === '500 km a mais');
    expect(installments[row]).toEqual({
      number: installments[row - 1]?.number,
      kind: 'avulsa',
      label: '500 km a mais',
      dueDate: '2027-01-11',
      amount: 350,
      open: 350,
      paid: 0,
      credited: 0,
      status: 'a_vencer',
    });
    expect(installments[row - 1]).toMatchObject({
      kind: 'mensalidade',
      dueDate: '2027-01-11',
    });
    expect(total).toBe(36 * 2637 + 350);

    const { data: payments } = await customer.send(getContractPayments, {
      params: { id },
    });
    expect(payments.bill).toMatchObject({ label: '500 km a mais', amount: 350 });

    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe(`Contrato ${contract.number}: 500 km a mais`);
    expect(mail?.bodyText).toContain('Você comprou 500 km por R$ 350,00.');
    expect(mail?.bodyText).toContain('R$ 350,00 vencem em 11/01/2027');
    expect(mail?.bodyText).toContain('/pagar?vencimento=2027-01-11');
    expect(mail?.bodyText).toContain('36.500 km ao todo');
    const traces = await api.trail('km-bought');
    expect(traces).toMatchObject([
      { personId: customer.userId, subject: `contract:${id}`, detail: '500' },
    ]);
  });

  it('come to one bill with the installment of that day', async () => {
    const { customer, id } = await inSecondMonth();
    await buy(customer, id);
    await later(api, 8, customer); // 1 January: January's installment is charged
    await postDueCharges(api.ports, api.db);
    const { data } = await customer.send(getContractPayments, { params: { id } });
    expect(data.bill).toMatchObject({ dueDate: '2027-01-11', amount: 2637 + 350 });
    expect(data.bill?.label).toMatch(/^Mensalidade \d de 36 e 500 km a mais$/);
    expect(data.later).toEqual([]);
  });

  it.each([1e308, 2 ** 53, 0.001])(
    'are refused at a cost that no centavos can hold: %p',
    async (cost) => {
      const { customer, id } = await inSecondMonth();
      const { status, body } = await buy(customer, id, { ...FIVE_HUNDRED, cost });
      expect(status).toBe(409);
      expect(body.reason).toBe('terms-moved');
    },
  );

  it('are bought once by a click that is sent twice', async () => {
    const { customer, id } = await inSecondMonth();
    const headers = { 'idempotency-key': api.ports.random.uuid() };
    const twice = { params: { id }, body: FIVE_HUNDRED, headers };
    await Promise.all([customer.send(buyKm, twice), customer.send(buyKm, twice)]);
    expect((await bank(customer, id)).toppedUp).toBe(500);
    await Promise.all([
      buy(customer, id),
      buy(customer, id, { ...FIVE_HUNDRED, km: 250, cost: 175 }),
    ]);
    expect((await bank(customer, id)).toppedUp).toBe(1250);
    const own = await api.db
      .select()
      .from(ledgerTransactions)
      .where(eq(ledgerTransactions.contractId, id))
      .orderBy(ledgerTransactions.id);
    expect(
      own.map(({ reference }) => reference).filter((one) => one.startsWith('km:')),
    ).toEqual(['km:1', 'km:2', 'km:3']);
  });

  it.each<[string, Partial<KmTopUpForm>]>([
    ['another price', { cost: 349.99 }],
    ['another due date', { dueOn: '2026-12-10' }],
    ['the price of fewer km', { km: 1000 }],
  ])('are refused at %s than the one of now', async (_, change) => {
    const { customer, id } = await inSecondMonth();
    const refused = await buy(customer, id, { ...FIVE_HUNDRED, ...change });
    const { km = 500 } = change;
    expect(refused).toMatchObject({
      status: 409,
      body: {
        reason: 'terms-moved',
        notifications: [
          { key: 'Cost', message: String(km * 0.7) },
          { key: 'DueOn', message: '2027-01-11' },
        ],
      },
    });
    expect((await bank(customer, id)).toppedUp).toBe(0);
  });

  it('are paid by credit first, and the mail says so', async () => {
    const { customer, id } = await inSecondMonth();
    await payContract(api, id, 10_000);
    await buy(customer, id);
    const { data } = await customer.send(getContract, { params: { id } });
    expect(data.credit).toBe(0);
    expect(data.owed).toBe(250);
    const text = (await api.mails()).at(-1)?.bodyText;
    expect(text).toContain('Seu crédito pagou R$ 100,00. R$ 250,00 vencem em 11/01/2027');
    expect(text).toContain(
      'Valor: R$ 350,00\nA pagar: R$ 250,00\nVencimento: 11/01/2027\n',
    );
  });

  it('are all paid by credit that suffices, and the mail asks for nothing', async () => {
    const { customer, id } = await inSecondMonth();
    await payContract(api, id, 35_000);
    await buy(customer, id);
    const text = (await api.mails()).at(-1)?.bodyText;
    expect(text).toContain('Seu crédito já pagou tudo: não há nada a pagar por eles.');
    expect(text).toContain('Valor: R$ 350,00\n\n');
    expect(text).not.toMatch(/A pagar|Vencimento|vencimento=/);
  });

  it('stay on one bill with their installment when the due day changes', async () => {
    const { customer, id } = await inSecondMonth();
    const changes = async () => {
      const { data } = await customer.send(getContract, { params: { id } });
      return data.dueDayChanges?.find(({ dueDay }) => dueDay === 20);
    };
    expect(await changes()).toMatchObject({ fromInstallment: 2, dueOn: '2027-01-20' });
    await buy(customer, id);
    expect(await changes()).toMatchObject({ fromInstallment: 3, dueOn: '2027-02-22' });
    const { status, data } = await customer.send(changeDueDay, {
      params: { id },
      body: { dueDay: 20, fromInstallment: 3 },
    });
    expect(status).toBe(200);
    const january = data.plan.installments.filter(({ dueDate }) =>
      dueDate.startsWith('2027-01'),
    );
    expect(january.map(({ label, dueDate }) => [label, dueDate])).toEqual([
      ['Mensalidade 2 de 36', '2027-01-11'],
      ['500 km a mais', '2027-01-11'],
    ]);
  });

  it('count no more once their charge was taken back', async () => {
    const { customer, id } = await inSecondMonth();
    await buy(customer, id);
    const bought = (await readLedger(api.db, id)).find(
      ({ reference }) => reference === 'km:1',
    );
    if (!bought) throw new Error('Nothing was bought');
    await postTransaction(
      api.ports,
      api.db,
      id,
      reversalOf(bought, { onDay: '2026-12-24' }),
    );
    expect(await bank(customer, id)).toMatchObject({ toppedUp: 0, total: 36_000 });
    const { data } = await customer.send(getContract, { params: { id } });
    expect(data.plan.total).toBe(36 * 2637);
  });

  it('go with a contract that is withdrawn from', async () => {
    const { customer, id } = await driving(api);
    const { topUp } = await bank(customer, id);
    await buy(customer, id, { ...FIVE_HUNDRED, dueOn: topUp?.dueOn ?? '' });
    await customer.send(withdrawContract, { params: { id }, body: { cost: 0 } });
    expect(await bank(customer, id)).toMatchObject({ toppedUp: 0, topUp: null });
    expect((await customer.send(getContract, { params: { id } })).data.owed).toBe(0);
  });

  it('are sold only while the customer has the car', async () => {
    const { customer, proposalId, contract } = await signedContract(api);
    const { id } = contract;
    expect((await bank(customer, id)).topUp).toBeNull();
    expect(await buy(customer, id)).toMatchObject({
      status: 409,
      body: { reason: 'delivery-unready' },
    });
    await payContract(api, id);
    await handOver(api, proposalId);
    await moveOn(api, proposalId, ['encerrada', 'system']);
    expect(await buy(customer, id)).toMatchObject({
      status: 409,
      body: { reason: 'contract-over' },
    });
    expect((await bank(customer, id)).toppedUp).toBe(0);
  });

  it('fall due on the due day after the last installment, too', async () => {
    const { customer, id } = await driving(api, { term: 12 });
    await later(api, 350, customer); // 8 November 2027, the last installment is due
    expect((await bank(customer, id)).topUp?.dueOn).toBe('2027-12-10');
  });

  it('are nobody else’s', async () => {
    const { id } = await inSecondMonth();
    const stranger = await api.asRole('customer');
    expect((await buy(stranger, id)).status).toBe(404);
    const staff = await api.asRole('CONSULTANT');
    expect((await buy(staff, id)).status).toBe(403);
  });
});
