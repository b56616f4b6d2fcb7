import fc from 'fast-check';
import { addDays } from '@site/api-contract/brazil';
import { takenBackOf } from './corrections.rules';
import { lateChargesIn, lateInstallments } from './late-charges.rules';
import {
  chargeOf,
  creditOf,
  type Entry,
  isBalanced,
  lateChargesOf,
  paymentOf,
  refundOf,
  settlementOf,
} from './ledger.rules';
import {
  balanceOf,
  chargedStateOf,
  creditIn,
  installmentStateOf,
  openItems,
  owedIn,
  paidIn,
  paidWith,
  refundDueIn,
  statementOf,
} from './statement.rules';
import { charge, DAY, pay, reversalOf } from './testing/entries';

/** All that may happen to a contract, one after the other. */
const story = fc
  .array(
    fc.record({
      act: fc.constantFrom('charge', 'payment', 'credit', 'late', 'refund', 'reversal'),
      centavos: fc.integer({ min: 1, max: 500_000 }),
      days: fc.integer({ min: 0, max: 40 }),
      named: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
    }),
    { maxLength: 25 },
  )
  .map((acts) => {
    const entries: Entry[] = [];
    let day = DAY;
    acts.forEach(({ act, centavos, days, named }, index) => {
      day = addDays(day, days);
      const cause = { reference: `${act}:${index}`, onDay: day };
      if (act === 'charge')
        entries.push(charge(index, centavos, addDays(day, 10), creditIn(entries)));
      if (act === 'payment')
        entries.push(
          paymentOf({ ...cause, centavos, open: openItems(entries), installment: named }),
        );
      if (act === 'credit')
        entries.push(creditOf({ ...cause, centavos, open: openItems(entries) }));
      if (act === 'late')
        for (const open of lateInstallments(entries, day)) {
          const charged = lateChargesIn(entries, open.installment, open.dueOn);
          const late = lateChargesOf({
            installment: open.installment,
            open,
            onDay: day,
            charged,
          });
          if (late) entries.push(late);
        }
      if (act === 'refund' && refundDueIn(entries) > 0)
        entries.push(refundOf({ ...cause, centavos: refundDueIn(entries) }));
      const last = entries.at(-1);
      if (act === 'reversal' && last?.kind === 'payment')
        entries.push(reversalOf(last, { onDay: day }));
    });
    return entries;
  });

describe('the ledger of a contract', () => {
  it('sums to zero in every entry, whatever happens', () => {
    fc.assert(
      fc.property(
        story,
        fc.integer({ min: 0, max: 2_000_000 }),
        (entries, exitCentavos) => {
          const end = settlementOf({
            entries,
            exitCentavos,
            reference: 'exit',
            onDay: DAY,
          });
          for (const entry of end.postings.length > 0 ? [...entries, end] : entries)
            expect([entry.reference, isBalanced(entry)]).toEqual([entry.reference, true]);
        },
      ),
    );
  });

  it('loses no centavo of a payment: it is on items that are open or the customer’s credit', () => {
    fc.assert(
      fc.property(
        story,
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.option(fc.integer({ min: 0, max: 25 }), { nil: undefined }),
        (entries, centavos, named) => {
          const owed = owedIn(entries);
          const credit = -balanceOf(entries, 'customer-credit');
          const after = [...entries, pay('x', centavos, entries, named)];
          expect(owed - owedIn(after)).toBe(Math.min(owed, centavos));
          expect(-balanceOf(after, 'customer-credit') - credit).toBe(
            Math.max(0, centavos - owed),
          );
          expect(paidIn(after) - paidIn(entries)).toBe(centavos);
        },
      ),
    );
  });

  it('never takes more from an item than was charged for it', () => {
    fc.assert(
      fc.property(story, (entries) => {
        const items = new Set(
          entries.flatMap(({ postings }) => postings.flatMap(({ item }) => item ?? [])),
        );
        for (const item of items)
          expect(balanceOf(entries, 'receivable', item)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('tells in its statement what the postings sum to, line by line', () => {
    fc.assert(
      fc.property(story, (entries) => {
        const last = statementOf(entries).at(-1)?.balanceCentavos ?? 0;
        const others = entries
          .flatMap(({ postings }) => postings)
          .filter(
            ({ account }) =>
              !['receivable', 'customer-credit', 'refund-due'].includes(account),
          )
          .reduce((sum, { centavos }) => sum + centavos, 0);
        expect(last + others).toBe(0);
        expect(last).toBe(
          balanceOf(entries, 'receivable') +
            balanceOf(entries, 'customer-credit') +
            balanceOf(entries, 'refund-due'),
        );
      }),
    );
  });

  it('leaves after an exit its cost alone: the rest of what was paid is to be refunded', () => {
    fc.assert(
      fc.property(
        story,
        fc.integer({ min: 0, max: 2_000_000 }),
        (entries, exitCentavos) => {
          const end = settlementOf({
            entries,
            exitCentavos,
            reference: 'exit',
            onDay: DAY,
          });
          const after = [...entries, end];
          const paid = paidIn(entries) + balanceOf(entries, 'refund-due');
          expect(0 - balanceOf(after, 'revenue-exit')).toBe(exitCentavos);
          expect(balanceOf(after, 'revenue-monthly')).toBe(0);
          expect(balanceOf(after, 'customer-credit')).toBe(0);
          expect(owedIn(after)).toBe(Math.max(0, exitCentavos - paid));
          expect(refundDueIn(after) - refundDueIn(entries)).toBe(
            Math.max(0, paid - exitCentavos),
          );
        },
      ),
    );
  });
});

describe('a payment', () => {
  const charged = [charge(1, 100_000, '2026-11-24'), charge(2, 100_000, '2026-12-10')];

  it('pays the oldest first and keeps what is left as credit for the next charge', () => {
    const paid = [...charged, pay('a', 250_000, charged)];
    expect(openItems(paid)).toEqual([]);
    expect(creditIn(paid)).toBe(50_000);
    const next = [...paid, charge(3, 100_000, '2027-01-11', creditIn(paid))];
    expect(openItems(next)).toEqual([
      { item: 'installment:3', centavos: 50_000, dueOn: '2027-01-11' },
    ]);
    expect(creditIn(next)).toBe(0);
  });

  it('pays the installment that it names first', () => {
    const paid = [...charged, pay('a', 120_000, charged, 2)];
    expect(openItems(paid)).toEqual([
      { item: 'installment:1', centavos: 80_000, dueOn: '2026-11-24' },
    ]);
  });

  it('of another amount leaves the rest due: partly paid, then late, then paid', () => {
    const partly = [...charged, pay('a', 99_999, charged, 2)];
    expect(installmentStateOf(partly, 2, '2026-12-10')).toEqual({
      state: 'parcial',
      openCentavos: 1,
      paidCentavos: 99_999,
      dueOn: '2026-12-10',
    });
    expect(installmentStateOf(partly, 2, '2026-12-11')?.state).toBe('vencida');
    const whole = [...partly, pay('b', 1, partly, 2)];
    expect(installmentStateOf(whole, 2, '2026-12-11')?.state).toBe('paga');
  });

  it('that the bank takes back makes the installment due again', () => {
    const paid = pay('a', 100_000, charged, 1);
    const undone = [...charged, paid, reversalOf(paid, { onDay: DAY })];
    expect(installmentStateOf(undone, 1, DAY)?.state).toBe('a_vencer');
    expect(paidIn(undone)).toBe(0);
  });

  it('pays fine and interest before the price of a late installment', () => {
    const [first] = charged;
    if (!first) throw new Error('Nothing was charged');
    const open = { item: 'installment:1', centavos: 100_000, dueOn: '2026-11-24' };
    const late = lateChargesOf({
      installment: 1,
      open,
      onDay: '2026-12-04',
      charged: lateChargesIn([first], 1, open.dueOn),
    });
    if (!late) throw new Error('Nothing was late');
    const paid = [first, late, pay('a', 2_333, [first, late], 1)];
    expect(openItems(paid)).toEqual([open]);
  });
});

describe('what was paid of an item', () => {
  it('tells money from credit, and counts no payment that the bank took back', () => {
    const extra = [charge(1, 100_000, '2026-11-24')];
    extra.push(pay('a', 130_000, extra));
    extra.push(charge(2, 100_000, '2026-12-10', creditIn(extra)));
    expect(paidWith(extra, 'installment:1')).toEqual({
      moneyCentavos: 100_000,
      creditCentavos: 0,
    });
    const second = pay('b', 70_000, extra);
    const paid = [...extra, second];
    const of = (entries: readonly Entry[]) => paidWith(entries, 'installment:2');
    expect(of(paid)).toEqual({ moneyCentavos: 70_000, creditCentavos: 30_000 });
    const undone = [...paid, reversalOf(second, { onDay: DAY })];
    expect(of(undone)).toEqual({ moneyCentavos: 0, creditCentavos: 30_000 });
  });
});

describe('a charge that was taken back', () => {
  it.each([
    { item: 'installment:5', account: 'revenue-monthly' },
    { item: 'traffic-fine:5', account: 'traffic-fines' },
  ] as const)(
    'is named alone, though what was paid for it pays the next one: $item',
    ({ item, account }) => {
      const items = [{ item, account, centavos: 100_000 }];
      const cause = { reference: 'charge:5', onDay: DAY, dueOn: DAY };
      const undone = chargeOf({ ...cause, items, credit: 0 });
      const entries = [undone, pay('a', 100_000, [undone])];
      entries.push(charge(6, 100_000, '2026-12-24'));
      entries.push(
        takenBackOf({
          reference: 'reversal:5',
          onDay: DAY,
          dueOn: null,
          undone: [undone],
          open: openItems(entries),
          most: new Map([[item, 4900]]),
        }),
      );
      expect(statementOf(entries).at(-1)?.items).toEqual([item]);
      expect(owedIn(entries)).toBe(95_100);
    },
  );

  it('is cancelled, and what was paid is to be refunded', () => {
    const entries = [charge(1, 100_000, '2026-11-24')];
    entries.push(pay('a', 100_000, entries));
    entries.push(
      settlementOf({ entries, exitCentavos: 0, reference: 'withdrawal', onDay: DAY }),
    );
    expect(chargedStateOf(entries, 'installment:1', DAY)?.state).toBe('cancelada');
    expect(refundDueIn(entries)).toBe(100_000);
    entries.push(refundOf({ reference: 'refund:a', onDay: DAY, centavos: 100_000 }));
    expect(refundDueIn(entries)).toBe(0);
    expect(paidIn(entries)).toBe(0);
    expect(statementOf(entries).at(-1)?.balanceCentavos).toBe(0);
  });
});
