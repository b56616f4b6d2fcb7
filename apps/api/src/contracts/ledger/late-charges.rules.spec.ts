import fc from 'fast-check';
import { addDays } from '@site/api-contract/brazil';
import { lateChargesIn, lateInstallments } from './late-charges.rules';
import { type Entry, lateChargesOf } from './ledger.rules';
import { balanceOf } from './statement.rules';
import { charge, pay } from './testing/entries';

describe('what is late', () => {
  const first = charge(1, 263_700, '2026-11-24');
  const on = (onDay: string, before: readonly Entry[] = [first]) => {
    const [open] = lateInstallments(before, onDay);
    return open
      ? lateChargesOf({
          installment: 1,
          open,
          onDay,
          charged: lateChargesIn(before, 1, open.dueOn),
        })
      : null;
  };
  const amounts = (entry: Entry | null) =>
    entry && [0 - balanceOf([entry], 'fine'), 0 - balanceOf([entry], 'interest')];

  it('bears nothing on its due day, 2 % and a thirtieth of 1 % the day after', () => {
    expect(on('2026-11-24')).toBeNull();
    expect(amounts(on('2026-11-25'))).toEqual([5_274, 87]); // 87.9 centavos, rounded down
    expect(amounts(on('2026-12-24'))).toEqual([5_274, 2_637]);
  });

  it('is fined once, and bears interest of the days since alone', () => {
    const before = [first, on('2026-12-04')].filter((entry) => entry !== null);
    expect(amounts(on('2026-12-04', before))).toBeNull();
    expect(amounts(on('2026-12-14', before))).toEqual([0, 879]);
  });

  it('bears the interest of the whole time, on however many days it was asked for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 20 }),
        (centavos, asked) => {
          const entries: Entry[] = [charge(1, centavos, '2026-11-24')];
          for (const days of asked.sort((one, other) => one - other)) {
            const late = on(addDays('2026-11-24', days), entries);
            if (late) entries.push(late);
            expect(0 - balanceOf(entries, 'interest')).toBe(
              Math.floor((centavos * days) / 3000),
            );
          }
        },
      ),
    );
  });

  it('loses no fraction where a part was paid in between', () => {
    const entries = [first];
    for (const day of ['2026-11-25', '2026-11-26']) {
      const late = on(day, entries);
      if (late) entries.push(late);
    }
    expect(amounts(on('2026-11-27', entries))).toEqual([0, 88]); // 3 days: 263.7 centavos
    entries.push(pay('a', 5_274 + 175 + 63_700, entries));
    // 2 days of R$ 2.637,00 and 3 of R$ 2.000,00: 375.8 centavos, of which 175 were charged.
    expect(amounts(on('2026-11-29', entries))).toEqual([0, 200]);
  });
});
