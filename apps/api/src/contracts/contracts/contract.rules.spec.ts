import fc from 'fast-check';
import { addDays, addMonths } from '@site/api-contract/brazil';
import { monthOn } from './contract.rules';

describe('the month with the car', () => {
  const day = fc
    .integer({ min: 0, max: 3000 })
    .map((count) => addDays('2026-01-01', count));

  it('begins on the day of the handover, or on the last one that its month has', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), (handedOverOn, month) => {
        const first = addMonths(handedOverOn, month - 1);
        expect(monthOn(handedOverOn, first)).toBe(month);
        expect(monthOn(handedOverOn, addDays(first, -1))).toBe(month - 1);
      }),
    );
  });

  it('is known of the last day that can be written', () => {
    expect(monthOn('2026-06-15', '9999-12-31')).toBe(95_683);
  });

  it('is none before the handover', () => {
    expect(monthOn(null, '2026-06-15')).toBe(0);
    expect(monthOn('2026-06-15', '2026-06-14')).toBe(0);
  });
});
