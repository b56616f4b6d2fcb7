import { type ContractTerms } from '@site/api-contract/contracts';
import { type ProposalState } from '@site/api-contract/sales';
import { type ContractRecord } from '../../../contracts/contracts/contracts.repository';
import { lateChargesOn } from '../../../contracts/ledger/late-charges.rules';
import { chargeOf, type Entry, isBalanced } from '../../../contracts/ledger/ledger.rules';
import { creditIn, openItems } from '../../../contracts/ledger/statement.rules';
import { charge as charged } from '../../../contracts/ledger/testing/entries';
import { type BankChargeRow } from '../../payments/payments.repository';
import { decidePayment, type ReceivedPayment } from './received-payment.rules';

const DUE = '2026-11-24';
const MONTH = 300_000;
const BILL = charged(1, MONTH, DUE);
const KM_DUE = '2026-12-10';
const KM = chargeOf({
  reference: 'charge:km',
  onDay: '2026-11-20',
  dueOn: KM_DUE,
  items: [{ item: 'km:1', account: 'revenue-km', centavos: 50_000 }],
});
const contract = {
  id: 'contract',
  terms: { term: 36, oneOff: [] } as unknown as ContractTerms,
} as ContractRecord['contract'];

const CHARGE = {
  id: 'charge',
  contractId: 'contract',
  dueOn: DUE,
  installment: 1,
  method: 'pix',
  centavos: MONTH,
  state: 'open',
  tries: 0,
} as BankChargeRow;

type Case = {
  entries?: readonly Entry[];
  charge?: Partial<BankChargeRow>;
  state?: ProposalState;
  id?: string;
  centavos?: number;
  /** A day at noon in São Paulo. */
  on?: string;
};

function decide({ entries = [BILL], charge, state = 'ativa', ...paid }: Case) {
  const { id = 'pay_1', centavos = MONTH, on = DUE } = paid;
  const record = {
    contract,
    proposal: { state } as ContractRecord['proposal'],
    entries: entries as ContractRecord['entries'],
  };
  return decidePayment(
    { charge: { ...CHARGE, ...charge }, record, hasCard: false },
    {
      chargeId: 'chg_1',
      reference: 'charge',
      paymentId: id,
      centavos,
      paidAt: `${on}T15:00:00.000Z`,
    },
  );
}

function received(of: Case = {}): ReceivedPayment {
  const decided = decide(of);
  if (!decided) throw new Error('It does nothing');
  expect(decided.entries.every(isBalanced)).toBe(true);
  return decided;
}

/** The references of the entries to post. */
const posted = ({ entries }: ReceivedPayment) =>
  entries.map(({ reference }) => reference);

const mailOf = ({
  mail: { openCentavos, creditCentavos, lateCentavos, undoneLate },
}: ReceivedPayment) => ({ openCentavos, creditCentavos, lateCentavos, undoneLate });

const NOTHING_ELSE = {
  openCentavos: 0,
  creditCentavos: 0,
  lateCentavos: 0,
  undoneLate: false,
};

describe('a payment', () => {
  it('of the whole bill settles it', () => {
    const decided = received();
    expect(posted(decided)).toEqual(['payment:pay_1']);
    expect(openItems(decided.after)).toEqual([]);
    expect(decided.isBillSettled).toBe(true);
    expect(decided.refund).toBeNull();
    expect(mailOf(decided)).toEqual(NOTHING_ELSE);
    expect(decided.mail.label).toBe('Mensalidade 1 de 36');
  });

  it('is written down with its charge, and the charge with its name at the bank', () => {
    const { payment, bankId } = received();
    expect(bankId).toBe('chg_1');
    expect(payment).toEqual({
      id: 'pay_1',
      chargeId: 'charge',
      contractId: 'contract',
      centavos: MONTH,
      refundedCentavos: 0,
      paidAt: new Date('2026-11-24T15:00:00.000Z'),
    });
  });

  it('of a part leaves the rest of the bill open', () => {
    const decided = received({ centavos: MONTH - 1 });
    expect(decided.isBillSettled).toBe(false);
    expect(mailOf(decided)).toEqual({ ...NOTHING_ELSE, openCentavos: 1 });
  });

  it('that stands in the ledger does nothing', () => {
    expect(decide({ entries: received().after })).toBeNull();
  });

  it('of a bill that is paid already becomes credit', () => {
    const decided = received({ entries: received().after, id: 'pay_2' });
    expect(decided.refund).toBeNull();
    expect(creditIn(decided.after)).toBe(MONTH);
    expect(mailOf(decided)).toEqual({ ...NOTHING_ELSE, creditCentavos: MONTH });
    expect(decided.mail.label).toBe('Mensalidade 1 de 36');
  });

  it('of a bill that is paid already goes back once the contract is over', () => {
    const decided = received({
      entries: received().after,
      id: 'pay_2',
      state: 'encerrada',
    });
    expect(decided.refund).toMatchObject({
      reference: 'credit-refund:pay_2',
      onDay: DUE,
    });
    expect(
      creditIn([...decided.after, ...(decided.refund ? [decided.refund] : [])]),
    ).toBe(0);
    expect(decided.mail.over).toBe(true);
  });

  it('tells of the credit that it makes, and of none that there was', () => {
    const { after } = received({ entries: received().after, id: 'pay_2' });
    expect(mailOf(received({ entries: after, id: 'pay_3', centavos: 100 }))).toEqual({
      ...NOTHING_ELSE,
      creditCentavos: 100,
    });
  });

  it('pays the bill that it was meant for before an older one', () => {
    const decided = received({
      entries: [BILL, KM],
      charge: { dueOn: KM_DUE, installment: null },
      centavos: 50_000,
    });
    expect(openItems(decided.after)).toMatchObject([{ item: 'installment:1' }]);
  });
});

describe('fine and interest', () => {
  const LATE = '2026-12-04';

  it('up to the day of the payment are owed with the bill', () => {
    const decided = received({ on: LATE });
    expect(posted(decided)).toEqual([`late:1:${LATE}:${DUE}`, 'payment:pay_1']);
    expect(mailOf(decided)).toMatchObject({ lateCentavos: 7_000, openCentavos: 7_000 });
    expect(decided.isBillSettled).toBe(false);
  });

  it.each(['pix-automatico', 'cartao-salvo'] as const)(
    'are not owed for the first try of %s, which we asked for late',
    (method) => {
      const decided = received({ on: LATE, charge: { method } });
      expect(posted(decided)).toEqual(['payment:pay_1']);
      expect(decided.isBillSettled).toBe(true);
    },
  );

  it.each(['pix-automatico', 'cartao-salvo'] as const)(
    'are owed for another try of %s',
    (method) => {
      expect(posted(received({ on: LATE, charge: { method, tries: 1 } }))).toContain(
        `late:1:${LATE}:${DUE}`,
      );
    },
  );

  it('are not owed once the contract is over', () => {
    expect(posted(received({ on: LATE, state: 'encerrada' }))).toEqual(['payment:pay_1']);
  });

  it('that were charged for days after the payment are taken back', () => {
    const entries = [BILL, ...lateChargesOn([BILL], LATE)];
    const decided = received({ entries, on: DUE });
    expect(posted(decided)).toEqual([`reversal:late:1:${LATE}:${DUE}`, 'payment:pay_1']);
    expect(openItems(decided.after)).toEqual([]);
    expect(mailOf(decided)).toEqual({ ...NOTHING_ELSE, undoneLate: true });
  });

  it('that were charged for days up to the payment stay', () => {
    const early = lateChargesOn([BILL], '2026-11-29');
    const entries = [BILL, ...early];
    const more = lateChargesOn(entries, LATE);
    const decided = received({ entries: [...entries, ...more], on: '2026-11-29' });
    expect(posted(decided)).toEqual([
      ...more.map(({ reference }) => `reversal:${reference}`),
      'payment:pay_1',
    ]);
  });

  it('that were taken back stay so, when another payment of that day comes', () => {
    const entries = [BILL, ...lateChargesOn([BILL], LATE)];
    const { after } = received({ entries, on: DUE });
    expect(posted(received({ entries: after, id: 'pay_2' }))).toEqual(['payment:pay_2']);
  });
});
