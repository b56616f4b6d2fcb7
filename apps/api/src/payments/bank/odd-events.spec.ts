import { eq } from 'drizzle-orm';
import {
  getContract,
  getContractPayments,
  listBankCharges,
  listNotifications,
} from '@site/api-contract';
import { DAY_MS, saoPauloDay } from '@site/api-contract/brazil';
import { signedContract } from '../../contracts/contracts/testing/signed-contract';
import { ledgerPostings, ledgerTransactions } from '../../contracts/ledger/ledger.table';
import { paymentCharges } from '../bills/payment-charges.table';
import { apiWithBank } from '../payments/testing/api-with-bank';
import { tellOf } from '../payments/testing/bank-webhook';
import { askToPay, paymentsOf, payNewest } from '../payments/testing/paying';
import { type EventOfCharge, whyOdd } from './odd-event.rules';
import { bankEvents, bankPayments } from './payments.table';

const { api, fake } = apiWithBank();

type Data = Record<string, unknown>;

/**
 * A contract whose first bill was asked for by Pix, and the news of it that a bank would
 * send.
 */
async function asked() {
  const signed = await signedContract(api);
  await askToPay(signed, 'pix');
  const [charge] = [...fake.charges.values()];
  if (!charge) throw new Error('The bank was asked');
  const { id: chargeId, reference, centavos } = charge;
  const paid: Data = {
    ...{ chargeId, reference, paymentId: 'pay_1', centavos },
    paidAt: api.clock.now().toISOString(),
  };
  const consultant = await api.asRole('CONSULTANT', { rights: ['analysis'] });
  return { signed, consultant, paid, params: { id: signed.contract.id } };
}

const daysAhead = (days: number) =>
  new Date(api.clock.now().getTime() + days * DAY_MS).toISOString();

/** The odd events that this process has counted. */
async function countedAsOdd(): Promise<number> {
  const metrics = await api.app.metrics.metrics();
  return Number(/^bank_events_total\{outcome="odd"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
}

describe('news of the bank that can not be true', () => {
  const CASES: [string, string, () => Data, string][] = [
    ['an amount beyond all we count', 'amount', () => ({ centavos: 2 ** 53 - 1 }), ''],
    ['an amount that is no number', 'amount', () => ({ centavos: 1e20 }), ''],
    ['more than twice the charge', 'amount', () => ({ centavos: 263_700 * 2 + 1 }), ''],
    [
      'a payment of the future',
      'day',
      () => ({ paidAt: '9999-12-31T12:00:00.000Z' }),
      '',
    ],
    ['a payment of the day after tomorrow', 'day', () => ({ paidAt: daysAhead(2) }), ''],
    ['one from before it was asked for', 'day', () => ({ paidAt: daysAhead(-1) }), ''],
    [
      'one of two thousand years ago',
      'day',
      () => ({ paidAt: '0001-01-01T00:00:00Z' }),
      '',
    ],
    ['another charge of the bank', 'charge', () => ({ chargeId: 'chg_other' }), ''],
    [
      'a charge of 30,000 letters',
      'charge',
      () => ({ chargeId: 'c'.repeat(30_000) }),
      '',
    ],
    ['a reason with NUL', 'shape', () => ({ reason: 'a\0b' }), 'charge.declined'],
    ['2^40 tries', 'shape', () => ({ reason: 'x', tries: 2 ** 40 }), 'charge.failed'],
    [
      'an address that is a script',
      'address',
      () => ({ url: 'javascript:alert(1)' }),
      'charge.challenged',
    ],
    [
      'an address of files',
      'address',
      () => ({ url: 'file:///etc/hosts' }),
      'charge.challenged',
    ],
  ];

  it.each(CASES)(
    '%s is kept, rings and changes nothing',
    async (_what, why, odd, type) => {
      const { signed, consultant, paid, params } = await asked();
      const before = await paymentsOf(signed);
      const charges = () => api.db.select().from(paymentCharges);
      const chargesBefore = await charges();
      expect(await tellOf(api, type || 'payment.received', { ...paid, ...odd() })).toBe(
        204,
      );
      const [event] = await api.db.select().from(bankEvents);
      expect(event).toMatchObject({ outcome: 'odd', why, contractId: params.id });
      expect(await charges()).toEqual(chargesBefore);
      expect(await paymentsOf(signed)).toEqual(before);
      expect(await api.db.select().from(bankPayments)).toEqual([]);
      const { items } = (await consultant.send(listNotifications, {})).data;
      expect(items).toMatchObject([
        { kind: 'bank-event-odd', subjectId: params.id, label: signed.contract.number },
      ]);
      const { data } = await consultant.send(listBankCharges, { params });
      expect(data.oddEvents).toMatchObject([{ why, kind: event?.kind }]);
    },
  );

  it('shows a person what came, cut to size and without what is secret', async () => {
    const { consultant, paid, params } = await asked();
    await tellOf(api, 'payment.received', { ...paid, centavos: 10 ** 12 });
    const card = { token: 'tok_secret', brand: 'Visa', last4: '12', expiry: '01/30' };
    await tellOf(api, 'card.kept', { reference: paid.reference, card });
    const { data } = await consultant.send(listBankCharges, { params });
    const facts = data.oddEvents?.flatMap((event) => event.facts) ?? [];
    expect(facts).toContainEqual({ name: 'centavos', value: '1000000000000' });
    expect(JSON.stringify(facts)).not.toContain('tok_secret');
  });

  it('of nobody we know is kept and counted, and its repetition is none', async () => {
    const data = { chargeId: 'chg_1', reference: 'x\0y', paymentId: 'p', centavos: -1 };
    const before = await countedAsOdd();
    for (let i = 0; i < 2; i += 1)
      expect(await tellOf(api, 'payment.received', data, { id: 'evt_odd' })).toBe(204);
    expect(await tellOf(api, 'a\0b', {})).toBe(204);
    const rows = await api.db.select().from(bankEvents);
    expect(rows.map(({ outcome }) => outcome).sort()).toEqual(['nothing', 'odd']);
    expect((await countedAsOdd()) - before).toBe(1);
  });
});

it.each([
  ['production', 'http:', 'address'],
  ['production', 'https:', null],
  ['demo', 'http:', null],
  ['demo', 'https:', null],
] as const)(
  'in %s the bank’s page at an address with %s is odd for %j',
  (mode, protocol, why) => {
    const url = `${protocol}//banco.test/confirmar`;
    const news: EventOfCharge = {
      type: 'charge.challenged',
      data: { chargeId: 'chg_1', reference: 'ref_1', url },
    };
    const charge = { bankId: 'chg_1', centavos: 100, createdAt: api.clock.now() };
    const config = { APP_MODE: mode };
    expect(whyOdd(news, charge, { clock: api.clock, config })).toBe(why);
  },
);

it('what is twice the charge, or paid a day ahead, is still money', async () => {
  const { signed, paid } = await asked();
  await payNewest(api, fake, {
    centavos: Number(paid.centavos) * 2,
    paidAt: new Date(daysAhead(1)),
  });
  expect((await paymentsOf(signed)).payments).toHaveLength(1);
});

it('no number that stands in the ledger makes a page fail', async () => {
  const { signed, consultant, params } = await asked();
  const onDay = saoPauloDay(api.clock.now());
  // Rows without bounds, like those of an earlier release; today's constraints refuse new
  // ones.
  await api.db.execute(
    'alter table ledger_postings drop constraint ledger_postings_bounds',
  );
  await api.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(ledgerTransactions)
      .values({
        ...{ contractId: params.id, kind: 'payment', reference: 'payment:old' },
        ...{ onDay, at: api.clock.now() },
      })
      .returning();
    for (const [account, centavos] of [
      ['cash', Number.MAX_SAFE_INTEGER],
      ['customer-credit', -Number.MAX_SAFE_INTEGER],
      ['cash', 5_000_001],
      ['customer-credit', -5_000_001],
    ] as const)
      await tx.insert(ledgerPostings).values({
        ...{ contractId: params.id, transactionId: row?.id ?? 0, account, centavos },
      });
  });
  await api.db.execute(
    `alter table ledger_postings add constraint ledger_postings_bounds
       check (centavos between -100000000000 and 100000000000) not valid`,
  );
  for (const client of [signed.customer, consultant])
    expect((await client.send(getContract, { params })).status).toBe(200);
  const { status, data } = await signed.customer.send(getContractPayments, { params });
  expect(status).toBe(200);
  expect(data.credit).toBeGreaterThan(9e13);
});

it('the database itself refuses sums that nobody owes', async () => {
  const { params } = await asked();
  const [charge] = await api.db.select().from(paymentCharges);
  const refused = api.db.insert(bankPayments).values({
    ...{ id: 'pay_big', chargeId: charge?.id ?? '', contractId: params.id },
    ...{ centavos: 10 ** 11 + 1, refundedCentavos: 0, paidAt: api.clock.now() },
  });
  await expect(refused).rejects.toThrow();
  expect(
    await api.db.select().from(bankPayments).where(eq(bankPayments.id, 'pay_big')),
  ).toEqual([]);
});
