import { eq } from 'drizzle-orm';
import {
  askPayment,
  getContract,
  getContractPayments,
  withdrawContract,
} from '@site/api-contract';
import { addDays, DAY_MS } from '@site/api-contract/brazil';
import {
  signedContract,
  signedInAgain,
} from '../../contracts/contracts/testing/signed-contract';
import { postTransaction, readLedger } from '../../contracts/ledger/ledger.repository';
import { chargeOf } from '../../contracts/ledger/ledger.rules';
import { paidIn, refundDueIn } from '../../contracts/ledger/statement.rules';
import { forgetOldEvents } from '../bank/bank-events.job';
import { bankPayments, paymentRefunds } from '../bank/payments.table';
import { remindOfBills } from '../dunning/reminders.job';
import { stepsReached } from '../dunning/reminders.rules';
import { sendRefunds } from '../refunds/refunds.job';
import { apiWithBank } from './testing/api-with-bank';
import { tellOf } from './testing/bank-webhook';

const { api, fake } = apiWithBank();
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe('refunds', () => {
  /** Paid in two parts, and withdrawn on the day of the signature. */
  async function withdrawn() {
    const signed = await signedContract(api);
    const { customer, contract } = signed;
    const params = { id: contract.id };
    for (const [paymentId, part] of [
      ['pay_1', 100_000],
      ['pay_2', null],
    ] as const) {
      await customer.send(askPayment, { params, body: { method: 'pix' } });
      const charge = [...fake.charges.values()].at(-1);
      await tellOf(api, 'payment.received', {
        chargeId: charge?.id,
        reference: charge?.reference,
        paymentId,
        centavos: part ?? charge?.centavos,
        paidAt: api.clock.now().toISOString(),
      });
    }
    const { status } = await customer.send(withdrawContract, {
      params,
      body: { cost: 0 },
    });
    expect(status).toBe(200);
    return signed;
  }
  const entriesOf = (id: string) => readLedger(api.db, id);
  const refundsAtBank = () =>
    fake.asked.filter(({ what }) => what === 'refund').map(({ centavos }) => centavos);

  const refundMails = async () =>
    (await api.mails()).filter(({ subject }) => subject.startsWith('Devolvemos'));

  it('send back all that was paid, to the payments that it came from, once', async () => {
    const { contract } = await withdrawn();
    const due = refundDueIn(await entriesOf(contract.id));
    expect(due).toBeGreaterThan(100_000);
    const runs = await Promise.all([
      sendRefunds(api.ports, api.db, log),
      sendRefunds(api.ports, api.db, log),
    ]);
    await sendRefunds(api.ports, api.db, log);
    expect(runs[0].done + runs[1].done).toBe(2);
    const entries = await entriesOf(contract.id);
    expect(refundDueIn(entries)).toBe(0);
    expect(paidIn(entries)).toBe(0);
    const effects = fake.effects.filter((key) => key.startsWith('refund:'));
    expect(effects).toHaveLength(2);
    const payments = await api.db.select().from(bankPayments);
    for (const { centavos, refundedCentavos } of payments)
      expect(refundedCentavos).toBe(centavos);
    expect(await refundMails()).toEqual([]);
  });

  it('of a withdrawal are told once more when they go on a later day', async () => {
    const { contract } = await withdrawn();
    fake.away = 'before';
    await sendRefunds(api.ports, api.db, log);
    fake.away = null;
    api.clock.advance(DAY_MS);
    await sendRefunds(api.ports, api.db, log);
    expect(refundDueIn(await entriesOf(contract.id))).toBe(0);
    expect(await refundMails()).toHaveLength(2);
  });

  it('that the bank heard of while its answer got lost are sent under the same key', async () => {
    const { contract } = await withdrawn();
    fake.away = 'after';
    expect(await sendRefunds(api.ports, api.db, log)).toEqual({ done: 0 });
    fake.away = null;
    api.clock.advance(60_000);
    expect(await sendRefunds(api.ports, api.db, log)).toEqual({ done: 2 });
    expect(new Set(refundsAtBank()).size).toBe(2);
    expect(fake.effects.filter((key) => key.startsWith('refund:'))).toHaveLength(2);
    expect(refundDueIn(await entriesOf(contract.id))).toBe(0);
    const open = await api.db
      .select()
      .from(paymentRefunds)
      .where(eq(paymentRefunds.state, 'asked'));
    expect(open).toEqual([]);
  });
});

describe('webhooks of the bank', () => {
  it('are forgotten after six months, and the same payment still counts once', async () => {
    const { customer, contract } = await signedContract(api);
    await customer.send(askPayment, {
      params: { id: contract.id },
      body: { method: 'pix' },
    });
    const charge = [...fake.charges.values()].at(-1);
    const tell = () =>
      tellOf(
        api,
        'payment.received',
        {
          chargeId: charge?.id,
          reference: charge?.reference,
          paymentId: 'pay_1',
          centavos: charge?.centavos,
          paidAt: '2026-11-23T15:00:00.000Z',
        },
        { id: 'evt_old' },
      );
    await tell();
    const forget = () => forgetOldEvents(api.ports, api.db);
    api.clock.advance(180 * DAY_MS);
    expect(await forget()).toEqual({ done: 0 });
    api.clock.advance(10 * DAY_MS);
    expect(await forget()).toEqual({ done: 1 });
    const before = paidIn(await readLedger(api.db, contract.id));
    expect(await tell()).toBe(204);
    expect(paidIn(await readLedger(api.db, contract.id))).toBe(before);
  });
});

describe('the dunning calendar', () => {
  it('has six steps, from three days before to a month after the due date', () => {
    expect(stepsReached('2026-12-10', '2026-12-06')).toEqual([]);
    expect(stepsReached('2026-12-10', '2026-12-07')).toEqual(['em-3-dias']);
    expect(stepsReached('2026-12-10', '2026-12-10').at(-1)).toBe('hoje');
    expect(stepsReached('2026-12-10', '2026-12-11').at(-1)).toBe('venceu');
    expect(stepsReached('2026-12-10', '2026-12-15').at(-1)).toBe('em-5-dias');
    expect(stepsReached('2026-12-10', '2026-12-25').at(-1)).toBe('em-15-dias');
    expect(stepsReached('2026-12-10', '2027-01-09').at(-1)).toBe('ultima');
  });

  it('mails each step once, the newest alone after a leap, and nothing once all is paid', async () => {
    const { customer, contract } = await signedContract(api);
    await customer.send(askPayment, {
      params: { id: contract.id },
      body: { method: 'pix' },
    });
    const subjects = async () =>
      (await api.mails())
        .map(({ subject }) => subject)
        .filter((subject) => /vence|venceu|em aberto/.test(subject));
    await remindOfBills(api.ports, api.db);
    await remindOfBills(api.ports, api.db);
    expect(await subjects()).toEqual([
      'Sua conta vence em 24/11/2026: mensalidade 1 de 36',
    ]);
    api.clock.advance(DAY_MS);
    await Promise.all([
      remindOfBills(api.ports, api.db),
      remindOfBills(api.ports, api.db),
    ]);
    expect((await subjects()).slice(1)).toEqual([
      'Sua conta vence hoje: mensalidade 1 de 36',
    ]);
    api.clock.advance(20 * DAY_MS);
    await remindOfBills(api.ports, api.db);
    expect((await subjects()).slice(2)).toEqual([
      'Conta em aberto há 20 dias: mensalidade 1 de 36',
    ]);
    const mail = (await api.mails()).at(-1)?.bodyText;
    expect(mail).toContain(
      `A conta é do contrato ${contract.number}: mensalidade 1 de 36.`,
    );
    expect(mail).toContain('Nosso atendimento: 0800 000 0000 ou atendimento@rodar.test.');
    expect(mail).not.toContain('Em aberto no contrato');
    // Fine of 2 % and interest of the same 20 days.
    expect(mail).toContain('Multa e juros: R$ 70,32');
    const charge = [...fake.charges.values()].at(-1);
    await tellOf(api, 'payment.received', {
      chargeId: charge?.id,
      reference: charge?.reference,
      paymentId: 'pay_1',
      centavos: 500_000,
      paidAt: api.clock.now().toISOString(),
    });
    api.clock.advance(20 * DAY_MS);
    await remindOfBills(api.ports, api.db);
    expect(await subjects()).toHaveLength(3);
  });

  it.each([
    ['boleto', '2026-11-26', ['vence hoje']],
    ['boleto', '2026-11-27', ['vence hoje', 'venceu em 24/11/2026']],
    ['pix', '2026-11-25', ['vence hoje', 'venceu em 24/11/2026']],
  ] as const)(
    'of a bill of 24 November with a %s calls it late by %s: %j',
    async (method, day, said) => {
      const { customer, contract } = await signedContract(api);
      await customer.send(askPayment, { params: { id: contract.id }, body: { method } });
      for (let on = '2026-11-24'; on <= day; on = addDays(on, 1)) {
        api.clock.advance(DAY_MS);
        await remindOfBills(api.ports, api.db);
      }
      const subjects = (await api.mails()).map(({ subject }) => subject);
      expect(
        subjects.flatMap((subject) => /^Sua conta (ven.+):/.exec(subject)?.[1] ?? []),
      ).toEqual(said);
    },
  );

  it('names on payments and overview the day until which the bank may tell of a boleto, and no day after it', async () => {
    const { customer, contract } = await signedContract(api);
    const params = { id: contract.id };
    await customer.send(askPayment, { params, body: { method: 'boleto' } });
    const told = async (days: number) => {
      api.clock.advance(days * DAY_MS);
      await signedInAgain(api, customer);
      const { bill } = (await customer.send(getContractPayments, { params })).data;
      const { late } = (await customer.send(getContract, { params })).data;
      return [bill?.clearsUntil, late?.clearsUntil];
    };
    expect(await told(1)).toEqual([undefined, undefined]); // 24 November, the due day
    expect(await told(1)).toEqual(['2026-11-26', '2026-11-26']);
    expect(await told(1)).toEqual(['2026-11-26', '2026-11-26']);
    expect(await told(1)).toEqual([undefined, undefined]);
  });

  it('waits two business days for a boleto of a Friday, and not for one that came late', () => {
    const boleto = {
      method: 'boleto',
      state: 'open',
      dueOn: '2026-12-04',
      payableUntil: '2026-12-04',
      bankId: 'chg_1',
    } as const;
    const on = (day: string, change = {}) =>
      stepsReached('2026-12-04', day, [{ ...boleto, ...change }]).at(-1);
    expect(on('2026-12-08')).toBe('hoje');
    expect(on('2026-12-09')).toBe('em-5-dias');
    expect(on('2026-12-07', { payableUntil: '2026-12-07' })).toBe('venceu');
    expect(on('2026-12-07', { state: 'canceled' })).toBe('venceu');
  });

  /** Reminders of the first bill, and of one that falls due on 10 December. */
  async function remindersWith(item: string, days = 17) {
    const { contract } = await signedContract(api);
    const account = item === 'km:1' ? 'revenue-km' : 'revenue-monthly';
    const charge = chargeOf({
      reference: item,
      onDay: '2026-11-23',
      dueOn: '2026-12-10',
      items: [{ item, account, centavos: 35_000 }],
    });
    await postTransaction(api.ports, api.db, contract.id, charge);
    api.clock.advance(days * DAY_MS);
    await remindOfBills(api.ports, api.db);
    return (await api.mails())
      .map(({ bodyText }) => bodyText)
      .filter((text) => text.includes('A conta é do contrato'));
  }
  const FIRST =
    'Há conta mais antiga em aberto neste contrato, e a página de pagamento começa por ela.';

  it('says of a newer installment that an older bill is open and is paid first', async () => {
    const [older, newer] = await remindersWith('installment:2');
    expect(older).not.toContain('mais antiga');
    expect(newer).toContain('Valor hoje: R$ 350,00');
    expect(newer).toContain(FIRST);
    // 2.637,00, its fine, interest of 16 days, and 350,00.
    expect(newer).toContain('Em aberto no contrato: R$ 3.053,80');
  });

  it('says of a newer bill that its page opens that an older one is open, too', async () => {
    const [, newer] = await remindersWith('km:1');
    expect(newer).toContain('Há também conta mais antiga em aberto neste contrato.');
    expect(newer).not.toContain('começa por ela');
    expect(newer).toContain('Em aberto no contrato: R$ 3.053,80');
  });

  const DUE = 'Pagando hoje, não há multa nem juros.';
  const LATE = 'Desde o vencimento há multa de 2%, uma vez,';
  it.each([
    ['installment:2', 17, [DUE]],
    ['installment:2', 18, [LATE]],
    ['km:1', 17, []],
    ['km:1', 18, []],
  ])(
    'speaks of fine and interest where a bill bears them: %s after %i days',
    async (item, days, said) => {
      const [, newer = ''] = await remindersWith(item, days);
      expect([DUE, LATE].filter((words) => newer.includes(words))).toEqual(said);
    },
  );
});
