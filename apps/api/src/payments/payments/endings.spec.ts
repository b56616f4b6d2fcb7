import { askPayment, startAutomatic, withdrawContract } from '@site/api-contract';
import { lockContract } from '../../contracts/contracts/contracts.repository';
import { signedContract } from '../../contracts/contracts/testing/signed-contract';
import { readLedger } from '../../contracts/ledger/ledger.repository';
import { refundDueIn } from '../../contracts/ledger/statement.rules';
import { chargeAutomatically } from '../automatic-pix/automatic.job';
import { paymentRecurrences } from '../automatic-pix/payment-recurrences.table';
import { paymentRefunds } from '../bank/payments.table';
import { paymentCharges } from '../bills/payment-charges.table';
import { sendRefunds } from '../refunds/refunds.job';
import { closePayments } from './close-payments';
import { apiWithBank } from './testing/api-with-bank';
import { tellOf } from './testing/bank-webhook';
import { payNewest } from './testing/paying';

const { api, fake } = apiWithBank();
const HOUR_MS = 3_600_000;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

type Signed = Awaited<ReturnType<typeof signedContract>>;
const ask = ({ customer, contract }: Signed, method: 'pix' | 'boleto') =>
  customer.send(askPayment, { params: { id: contract.id }, body: { method } });
const withdraw = ({ customer, contract }: Signed) =>
  customer.send(withdrawContract, { params: { id: contract.id }, body: { cost: 0 } });
const states = async () =>
  (await api.db.select().from(paymentCharges)).map(({ state }) => state);

describe('a contract that ends', () => {
  it('takes what is open at the bank back, and ends Pix Automático there', async () => {
    const signed = await signedContract(api);
    await ask(signed, 'pix');
    await ask(signed, 'boleto');
    await signed.customer.send(startAutomatic, {
      params: { id: signed.contract.id },
      body: { journey: 2 },
    });
    await withdraw(signed);
    expect(await states()).toEqual(['canceled', 'canceled']);
    await chargeAutomatically(api.ports, api.db);
    expect(fake.canceled).toHaveLength(2);
    const [recurrence] = await api.db.select().from(paymentRecurrences);
    expect(recurrence?.state).toBe('cancelada');
    expect(fake.effects).toContain(`end:${recurrence?.id}`);
  });

  it('is told of Pix Automático that ends no word about bills that never come', async () => {
    const signed = await signedContract(api);
    const tell = async (state: string) => {
      const [recurrence] = await api.db.select().from(paymentRecurrences);
      const { id: reference, bankId: recurrenceId } = recurrence ?? {};
      await tellOf(api, 'recurrence.changed', { recurrenceId, reference, state });
      return (await api.mails()).at(-1);
    };
    await signed.customer.send(startAutomatic, {
      params: { id: signed.contract.id },
      body: { journey: 1 },
    });
    expect((await tell('aceita'))?.bodyText).toContain(
      'As próximas mensalidades são pagas',
    );
    await withdraw(signed);
    const mail = await tell('cancelada');
    expect(mail?.subject).toMatch(/^Pix Automático encerrado/);
    expect(mail?.bodyText).toContain(
      'Nenhuma mensalidade deste contrato está por vencer.',
    );
    expect(mail?.bodyText).not.toContain('próximas');
  });

  it('leaves what is still owed as it was asked for', async () => {
    const signed = await signedContract(api);
    await ask(signed, 'pix');
    await api.db.transaction(async (tx) => {
      const locked = await lockContract(tx, signed.contract.id);
      if (locked) await closePayments(api.ports, tx, locked.contract);
    });
    expect(await states()).toEqual(['open']);
  });

  it('while the bank is opening a charge has the bank take that one back, too', async () => {
    const signed = await signedContract(api);
    const { createPixCharge } = fake.bank;
    jest.spyOn(fake.bank, 'createPixCharge').mockImplementationOnce(async (order) => {
      const opened = await createPixCharge(order);
      await withdraw(signed);
      return opened;
    });
    await ask(signed, 'pix');
    expect(await states()).toEqual(['canceled']);
    await chargeAutomatically(api.ports, api.db);
    expect(fake.canceled).toHaveLength(1);
  });
});

describe('a refund that the bank refuses', () => {
  it('is tried later and later, fails the job after five times, and is sent in the end', async () => {
    const signed = await signedContract(api);
    await ask(signed, 'pix');
    await payNewest(api, fake);
    await withdraw(signed);
    fake.refusesRefunds = true;
    const run = () => sendRefunds(api.ports, api.db, log);
    const refunds = () => api.db.select().from(paymentRefunds);
    const tried = () => fake.asked.filter(({ what }) => what === 'refund').length;
    expect(await run()).toEqual({ done: 0 });
    await run();
    expect(tried()).toBe(1);
    expect((await refunds()).length).toBe(1);
    const [waiting] = await refunds();
    expect(waiting).toMatchObject({ state: 'asked', tries: 1 });
    expect(waiting?.nextTryAt).toEqual(new Date(api.clock.now().getTime() + HOUR_MS));
    for (const hours of [1, 4, 12]) {
      api.clock.advance(hours * HOUR_MS);
      await run();
    }
    api.clock.advance(24 * HOUR_MS);
    await expect(run()).rejects.toThrow('does not take 1 refunds');
    await expect(run()).rejects.toMatchObject({ name: 'RefundsRefused' });
    expect(tried()).toBe(5);
    expect((await refunds()).length).toBe(1);
    expect(await refunds()).toMatchObject([{ state: 'refused', tries: 5 }]);
    fake.refusesRefunds = false;
    api.clock.advance(24 * HOUR_MS);
    expect(await run()).toEqual({ done: 1 });
    expect(refundDueIn(await readLedger(api.db, signed.contract.id))).toBe(0);
    expect(await refunds()).toMatchObject([{ state: 'sent' }]);
  });
});

it('the bank tells of a payment after the end, and it goes back', async () => {
  const signed = await signedContract(api);
  await ask(signed, 'pix');
  await withdraw(signed);
  expect(await payNewest(api, fake)).toBe(204);
  expect(await sendRefunds(api.ports, api.db, log)).toEqual({ done: 1 });
});
