import fc from 'fast-check';
import { addDays } from '@site/api-contract/brazil';
import { contestedOf, takeBack, upTo } from '../../contracts/ledger/corrections.rules';
import { lateChargesOn } from '../../contracts/ledger/late-charges.rules';
import { type Entry } from '../../contracts/ledger/ledger.rules';
import {
  balanceOf,
  contestedItems,
  openItems,
} from '../../contracts/ledger/statement.rules';
import { charge } from '../../contracts/ledger/testing/entries';
import { creditedOf } from './credited.rules';
import { ownItems } from './dispute.rules';

const ITEM = 'installment:1';
const DUE = '2026-11-24';
const on = (day: number) => addDays(DUE, day);
/** A price and its wrong part, at most all but a centavo. */
const prices = fc
  .integer({ min: 2, max: 2_000_000 })
  .chain((price) => fc.tuple(fc.constant(price), fc.integer({ min: 1, max: price - 1 })));
/** Days after the due day on which fine and interest were posted. */
const written = fc
  .uniqueArray(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 12 })
  .map((days) => days.sort((one, other) => one - other));

function late(entries: readonly Entry[], days: readonly number[]): Entry[] {
  return days.reduce<Entry[]>(
    (before, day) => [...before, ...lateChargesOn(before, on(day))],
    [...entries],
  );
}

/** Contests the wrong part and takes it back on a day, like an accepted answer. */
function accepted(entries: readonly Entry[], wrong: number, day: number): Entry[] {
  const items = upTo(ownItems(openItems(entries), ITEM), wrong);
  const cause = { onDay: on(day) };
  const before = [...entries, contestedOf({ ...cause, reference: 'dispute:a', items })];
  const { entry } = takeBack({
    ...cause,
    reference: 'dispute:a:accepted',
    undone: before,
    most: creditedOf(before, ITEM, wrong),
    open: openItems(before),
    contested: contestedItems(before),
  });
  return [...before, entry];
}

const bornIn = (entries: readonly Entry[]) => ({
  fine: 0 - balanceOf(entries, 'fine'),
  interest: 0 - balanceOf(entries, 'interest'),
});

describe('fine and interest of what was charged too much', () => {
  it('go back to the centavo: what stays is what the rest alone would have borne', () => {
    fc.assert(
      fc.property(prices, written, ([price, wrong], days) => {
        const last = days.at(-1) ?? 0;
        const entries = late([charge(1, price, DUE)], days);
        const rest = late([charge(1, price - wrong, DUE)], [last]);
        expect(bornIn(accepted(entries, wrong, last))).toEqual(bornIn(rest));
      }),
    );
  });

  it('leave a rest that bears on as if it had stood alone, on however many days it is asked', () => {
    fc.assert(
      fc.property(prices, written, written, ([price, wrong], days, more) => {
        const last = days.at(-1) ?? 0;
        const later = more.map((day) => last + day);
        const entries = accepted(late([charge(1, price, DUE)], days), wrong, last);
        const alone = late([charge(1, price - wrong, DUE)], later);
        expect(bornIn(late(entries, later))).toEqual(bornIn(alone));
      }),
    );
  });

  it('are never more than was charged, nor a whole centavo below their share', () => {
    fc.assert(
      fc.property(prices, written, ([price, wrong], days) => {
        const entries = late([charge(1, price, DUE)], days);
        const { fine, interest } = bornIn(entries);
        const back = creditedOf(entries, ITEM, wrong);
        const charged = { 'fine:1': fine, 'interest:1': interest };
        for (const [item, all] of Object.entries(charged)) {
          const centavos = back.get(item) ?? 0;
          expect(centavos).toBeLessThanOrEqual(all);
          expect(centavos).toBeGreaterThan((all * wrong) / price - 1);
        }
      }),
    );
  });
});
