import fc from 'fast-check';
import { addDays } from '@site/api-contract/brazil';
import { someFacts } from '../../contracts/contracts/testing/some-facts';
import { freeUntil, kmOn } from '../km/km-settlement.rules';
import { overtimeCentavos } from './return.rules';

const contract = (monthlyCentavos: number, km = 1000) => ({
  terms: { ...someFacts(), monthlyCentavos, km },
  amendments: [],
  handedOverOn: '2026-12-01',
});

describe('days with the car after the end', () => {
  const late = fc.integer({ min: 1, max: 200 });

  it('cost 1/30 of the month each, and a fraction of a centavo is the customer’s', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), late, (monthly, days) => {
        const kept = contract(monthly);
        const cost = overtimeCentavos(kept, addDays(freeUntil(kept), days));
        expect(cost).toBe(Math.trunc((monthly * days) / 30));
        expect(cost * 30).toBeLessThanOrEqual(monthly * days);
      }),
    );
    const one = contract(158_990);
    expect(overtimeCentavos(one, addDays(freeUntil(one), 1))).toBe(5299); // 5299.67
  });

  it('bring 1/30 of the km each, and a fraction of a km is the customer’s', () => {
    const kept = contract(158_990);
    const allowedAfter = (days: number) =>
      kmOn(kept, addDays(freeUntil(kept), days), { driven: 0, toppedUp: 0 }).allowed -
      kmOn(kept, freeUntil(kept), { driven: 0, toppedUp: 0 }).allowed;
    expect([1, 2, 3].map(allowedAfter)).toEqual([34, 67, 100]);
  });
});
