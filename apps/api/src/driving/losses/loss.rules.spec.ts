import { type ContractTerms } from '@site/api-contract/contracts';
import {
  lossFigures,
  monthOfLoss,
} from '../../contracts/contracts/end/contract-loss.rules';
import { contestedOf } from '../../contracts/ledger/corrections.rules';
import { lateChargesOn } from '../../contracts/ledger/late-charges.rules';
import {
  chargeOf,
  type Entry,
  isBalanced,
  paymentOf,
} from '../../contracts/ledger/ledger.rules';
import {
  balanceOf,
  contestedItems,
  creditIn,
  installmentStateOf,
  openItems,
} from '../../contracts/ledger/statement.rules';
import { charge } from '../../contracts/ledger/testing/entries';
import { settleLoss } from './loss.rules';

const MONTH = 300_000;
const terms = {
  term: 12,
  km: 1000,
  monthlyCentavos: MONTH,
  oneOff: [],
  extraKmCentavos: 70,
  dueDay: 10,
  signedOn: '2026-11-23',
  promisedOn: '2026-12-01',
} as unknown as ContractTerms;
const contract = { terms, amendments: [], handedOverOn: '2026-12-01' };

const paid = (entries: readonly Entry[], reference: string, centavos: number): Entry =>
  paymentOf({ reference, onDay: '2026-12-01', centavos, open: openItems(entries) });

/** A loss on a day that is settled on another day, after these charges and payments. */
function lose(
  { lostOn, today = lostOn }: { lostOn: string; today?: string },
  entries: readonly Entry[],
) {
  const posted = settleLoss({ contract, entries, lostOn, today });
  expect(posted.every(isBalanced)).toBe(true);
  const all = [...entries, ...posted];
  expect(new Set(all.map(({ reference }) => reference)).size).toBe(all.length);
  expect(creditIn(all)).toBe(0);
  return { posted, all, ...lossFigures(all, today) };
}
/**
 * The first months, each charged on the tenth, and the first `paidMonths` of them paid.
 */
function months(count: number, paidMonths = count): Entry[] {
  const days = ['2026-11-24', '2027-01-11', '2027-02-10', '2027-03-10', '2027-04-12'];
  const charges = days.slice(0, count).map((day, at) => charge(at + 1, MONTH, day));
  return paidMonths > 0
    ? [...charges, paid(charges, 'payment:1', paidMonths * MONTH)]
    : charges;
}

describe('the month in which a car is lost', () => {
  it('costs what was charged for it, so less the amount of a campaign', () => {
    const benefit = {
      code: 'VERAO26',
      monthlyOffCentavos: 15_000,
      months: 3,
      km: 0,
      models: [],
      clientType: 0 as const,
      minTerm: 0,
      endsOn: '2026-12-31',
    };
    const withCode = { ...contract, terms: { ...terms, benefit } };
    const costOn = (lostOn: string) => monthOfLoss({ contract: withCode, lostOn });
    expect(costOn('2027-02-10')).toEqual({ month: 3, days: 10, centavos: 95_000 });
    expect(costOn('2027-03-10')).toEqual({ month: 4, days: 10, centavos: 100_000 });
  });

  it.each([
    ['its first day', '2026-12-01', { month: 1, days: 1, centavos: 10_000 }],
    ['a day within it', '2026-12-13', { month: 1, days: 13, centavos: 130_000 }],
    ['its last day', '2026-12-31', { month: 1, days: 31, centavos: MONTH }],
    ['the first day of another', '2027-01-01', { month: 2, days: 1, centavos: 10_000 }],
    [
      'the last day of a short one',
      '2027-02-28',
      { month: 3, days: 28, centavos: 280_000 },
    ],
    ['a day after the end', '2027-12-20', { month: 12, days: 30, centavos: MONTH }],
  ])('costs 1/30 for each day lived: %s', (_, lostOn, expected) => {
    expect(monthOfLoss({ contract, lostOn })).toEqual(expected);
  });

  it('leaves the fraction of a centavo to the customer', () => {
    const odd = { ...contract, terms: { ...terms, monthlyCentavos: 100_001 } };
    expect(monthOfLoss({ contract: odd, lostOn: '2026-12-07' }).centavos).toBe(23_333);
  });
});

describe('what the loss of a car does to the money', () => {
  it('in the first month gives back what was paid for the days after it', () => {
    const { all, backCentavos, refundCentavos, owedCentavos } = lose(
      { lostOn: '2026-12-13' },
      months(1),
    );
    expect(backCentavos).toBe(170_000);
    expect(refundCentavos).toBe(170_000);
    expect(owedCentavos).toBe(0);
    expect(installmentStateOf(all, 1, '2026-12-13')).toMatchObject({
      state: 'paga',
      paidCentavos: 130_000,
    });
  });

  it('on a due day asks for the days of the new month alone, and charges no other', () => {
    const { all, backCentavos, refundCentavos, owedCentavos } = lose(
      { lostOn: '2027-01-11' },
      months(2, 1),
    );
    // Eleven days of the second month.
    expect(backCentavos).toBe(190_000);
    expect(refundCentavos).toBe(0);
    expect(owedCentavos).toBe(110_000);
    expect(openItems(all)).toEqual([
      { item: 'installment:2', centavos: 110_000, dueOn: '2027-01-11' },
    ]);
  });

  it('of months that were paid ahead gives every centavo back', () => {
    const { all, backCentavos, refundCentavos } = lose(
      { lostOn: '2026-12-30', today: '2027-01-20' },
      months(3),
    );
    expect(backCentavos).toBe(600_000);
    expect(refundCentavos).toBe(600_000);
    expect(installmentStateOf(all, 2, '2027-01-20')?.state).toBe('cancelada');
    expect(balanceOf(all, 'refund-due')).toBe(-600_000);
  });

  it('pays with that what was overdue before, and gives back the rest', () => {
    const ahead = charge(3, MONTH, '2027-02-10');
    const before = [...months(2, 1), ahead];
    const money = paymentOf({
      reference: 'payment:3',
      onDay: '2027-01-20',
      centavos: MONTH,
      open: openItems(before),
      installment: 3,
    });
    const { all, refundCentavos, owedCentavos } = lose(
      { lostOn: '2027-01-31', today: '2027-02-01' },
      [...before, money],
    );
    expect(refundCentavos).toBe(0);
    expect(owedCentavos).toBe(0);
    expect(installmentStateOf(all, 2, '2027-02-01')?.state).toBe('paga');
  });

  it('leaves what was overdue before owed, with its fine and interest', () => {
    const before = months(2, 1);
    const late = lateChargesOn(before, '2027-01-21');
    const { all, backCentavos, owedCentavos } = lose(
      { lostOn: '2027-01-31', today: '2027-02-01' },
      [...before, ...late],
    );
    expect(backCentavos).toBe(0);
    expect(balanceOf(all, 'fine')).toBe(-6_000);
    expect(owedCentavos).toBeGreaterThan(MONTH + 6_000);
  });

  it('takes fine and interest back with a month that came after it', () => {
    const before = months(4, 2);
    const late = lateChargesOn(before, '2027-04-01');
    const { all, owedCentavos } = lose({ lostOn: '2027-01-31', today: '2027-04-02' }, [
      ...before,
      ...late,
    ]);
    expect(owedCentavos).toBe(0);
    expect(balanceOf(all, 'fine')).toBe(0);
    expect(balanceOf(all, 'interest')).toBe(0);
  });

  it('fines what is left of its own month as if the rest alone had been charged', () => {
    const before = months(2, 1);
    const late = lateChargesOn(before, '2027-02-10');
    const { all } = lose({ lostOn: '2027-01-15', today: '2027-02-10' }, [
      ...before,
      ...late,
    ]);
    // 15 days of the month: half of it, and half of its fine and interest.
    expect(openItems(all).map(({ item, centavos }) => [item, centavos])).toEqual([
      ['installment:2', 150_000],
      ['fine:2', 3_000],
      ['interest:2', 1_500],
    ]);
  });

  it('charges the days of a month that was not charged yet, and no fee', () => {
    const { posted, owedCentavos } = lose({ lostOn: '2027-01-10' }, months(1));
    expect(posted.map(({ reference }) => reference)).toEqual(['charge:2']);
    expect(owedCentavos).toBe(100_000);
    expect(balanceOf(posted, 'revenue-exit')).toBe(0);
    expect(balanceOf(posted, 'revenue-km')).toBe(0);
  });

  it('takes km back that would fall due later, and leaves a deductible and a fine owed', () => {
    const km = (number: number, dueOn: string) =>
      chargeOf({
        reference: `km:${number}`,
        onDay: '2026-12-05',
        dueOn,
        detail: { [`km:${number}`]: 500 },
        items: [{ item: `km:${number}`, account: 'revenue-km', centavos: 35_000 }],
      });
    const other = (item: string, account: 'revenue-deductible' | 'traffic-fines') =>
      chargeOf({
        reference: `charge:${item}`,
        onDay: '2026-12-20',
        dueOn: '2027-01-20',
        items: [{ item, account, centavos: 50_000 }],
      });
    const { all } = lose({ lostOn: '2026-12-31' }, [
      ...months(1),
      km(1, '2026-12-20'),
      km(2, '2027-01-11'),
      other('deductible:1', 'revenue-deductible'),
      other('traffic-fine:1', 'traffic-fines'),
    ]);
    expect(openItems(all).map(({ item }) => item)).toEqual([
      'km:1',
      'deductible:1',
      'traffic-fine:1',
    ]);
  });

  it('leaves a charge of before under discussion, and ends that of a later month', () => {
    const before = months(3, 0);
    const contest = (number: number) =>
      contestedOf({
        reference: `dispute:${number}`,
        onDay: '2027-01-05',
        items: [{ item: `installment:${number}`, centavos: MONTH, dueOn: '' }],
      });
    const { all } = lose({ lostOn: '2027-01-31', today: '2027-02-03' }, [
      ...before,
      contest(1),
      contest(3),
    ]);
    expect(contestedItems(all).map(({ item }) => item)).toEqual(['installment:1']);
  });
});
