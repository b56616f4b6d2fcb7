import { asc } from 'drizzle-orm';
import { listBankCharges, listNotifications } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { signedContract } from '../../contracts/contracts/testing/signed-contract';
import { postTransaction, readLedger } from '../../contracts/ledger/ledger.repository';
import { creditOf, creditRefundOf } from '../../contracts/ledger/ledger.rules';
import { refundDueIn } from '../../contracts/ledger/statement.rules';
import { paymentRefunds } from '../bank/payments.table';
import { apiWithBank } from '../payments/testing/api-with-bank';
import { askToPay, payNewest } from '../payments/testing/paying';
import { sendRefunds } from './refunds.job';
import { listRefundable } from './refunds.repository';

const { api, fake } = apiWithBank();
const log = { info: () => {}, warn: () => {}, error: () => {} };
const run = () => sendRefunds(api.ports, api.db, log);

/** A contract that paid its first bill twice and must get one payment back. */
async function paidTwice(which: string) {
  const signed = await signedContract(api);
  await askToPay(signed, 'pix');
  const charge = [...fake.charges.values()].at(-1);
  for (const time of [1, 2])
    await payNewest(api, fake, { charge, paymentId: `pay_${which}_${time}` });
  await oweRefund(signed.contract.id, charge?.centavos ?? 0);
  return signed;
}

const oweRefund = (contractId: string, centavos: number) =>
  postTransaction(
    api.ports,
    api.db,
    contractId,
    creditRefundOf({
      reference: 'credit-refund:test',
      onDay: saoPauloDay(api.clock.now()),
      centavos,
    }),
  );

/** A contract with a refund that no payment at the bank can return. */
async function unheld() {
  const signed = await signedContract(api);
  const onDay = saoPauloDay(api.clock.now());
  const credit = creditOf({
    ...{ reference: 'delivery-credit', onDay, centavos: 10_000 },
    open: [],
  });
  await postTransaction(api.ports, api.db, signed.contract.id, credit);
  await oweRefund(signed.contract.id, 10_000);
  return signed;
}

const dueOf = async ({ contract }: { contract: { id: string } }) =>
  refundDueIn(await readLedger(api.db, contract.id));
const refunds = () =>
  api.db.select().from(paymentRefunds).orderBy(asc(paymentRefunds.paymentId));

describe('a refund that the bank does not answer', () => {
  it('holds up no other, and is asked again later and later', async () => {
    const first = await paidTwice('a');
    api.clock.advance(1000);
    const second = await paidTwice('b');
    const { refund } = fake.bank;
    fake.bank.refund = (order) => {
      if (order.paymentId.startsWith('pay_a')) fake.away = 'before';
      return refund(order).finally(() => (fake.away = null));
    };
    try {
      expect(await run()).toEqual({ done: 1 });
      expect(await dueOf(first)).toBe(263_700);
      expect(await dueOf(second)).toBe(0);
      const [waiting] = await refunds();
      const at = (minutes: number) =>
        new Date(api.clock.now().getTime() + minutes * 60_000);
      expect(waiting).toMatchObject({ tries: 0, silences: 1, nextTryAt: at(1) });
      for (const pause of [5, 15, 60, 60]) {
        api.clock.advance(3_600_000);
        await run();
        expect((await refunds())[0]?.nextTryAt).toEqual(at(pause));
      }
      for (let hour = 6; hour < 10; hour += 1) {
        api.clock.advance(3_600_000);
        await run();
      }
      api.clock.advance(3_600_000);
      await expect(run()).rejects.toMatchObject({ name: 'RefundsRefused' });
    } finally {
      fake.bank.refund = refund;
    }
    api.clock.advance(3_600_000);
    expect(await run()).toEqual({ done: 1 });
    expect(await dueOf(first)).toBe(0);
  });

  it('is the third in a row: the bank itself is away, and the rest waits', async () => {
    for (const which of ['a', 'b', 'c', 'd']) {
      await paidTwice(which);
      api.clock.advance(1000);
    }
    fake.away = 'before';
    await run();
    const asked = fake.asked.filter(({ what }) => what === 'refund');
    expect(asked).toHaveLength(3);
    await run();
    expect(fake.asked.filter(({ what }) => what === 'refund')).toHaveLength(4);
    fake.away = null;
    api.clock.advance(60_000);
    expect(await run()).toEqual({ done: 4 });
  });
});

describe('a refund that no payment at the bank holds', () => {
  it('goes to a person, once, and leaves when nothing is owed any more', async () => {
    const consultant = await api.asRole('CONSULTANT', { rights: ['analysis'] });
    const signed = await unheld();
    await run();
    await run();
    const { items } = (await consultant.send(listNotifications, {})).data;
    expect(items).toMatchObject([
      {
        kind: 'refund-unheld',
        subjectId: signed.contract.id,
        label: signed.contract.number,
      },
    ]);
    const params = { id: signed.contract.id };
    expect((await consultant.send(listBankCharges, { params })).data.unheldRefund).toBe(
      100,
    );
    // A payment comes that can return it: the refund goes out automatically, and the page
    // shows nothing.
    await askToPay(signed, 'pix');
    await payNewest(api, fake);
    expect(await run()).toEqual({ done: 1 });
    expect(await dueOf(signed)).toBe(0);
    expect(
      (await consultant.send(listBankCharges, { params })).data.unheldRefund,
    ).toBeUndefined();
  });

  it('is not among those that a run plans, so that it stands before nobody', async () => {
    const held = await paidTwice('a');
    const others = [await unheld(), await unheld()];
    expect(await listRefundable(api.db)).toEqual([held.contract.id]);
    expect(await run()).toEqual({ done: 1 });
    expect(await listRefundable(api.db)).toEqual([]);
    expect(await Promise.all(others.map(dueOf))).toEqual([10_000, 10_000]);
  });
});
