import fc from 'fast-check';
import { type VehicleVersion } from '@site/api-contract';
import { type Choice, TERMS } from '@site/api-contract/pricing';
import { aCar, aVersion, CLASSES } from '@site/testing';
import { kmOf, packageCosts } from './km-costs';
import { FIELDS, type KmUse, MOST, readUse, writeUse } from './km-use';

const use: fc.Arbitrary<KmUse> = fc.record(
  Object.fromEntries(
    FIELDS.map((field) => [field, fc.integer({ min: 0, max: MOST[field] })]),
  ) as Record<keyof KmUse, fc.Arbitrary<number>>,
);
const version = fc.constantFrom(
  ...CLASSES.flatMap(({ vehicleModels }) =>
    vehicleModels.flatMap(({ versions }) => versions),
  ),
);

describe('how somebody drives', () => {
  it('is km to work and back on 52 weeks, weekends and trips, a twelfth of the year each month', () => {
    expect(kmOf({ commute: 18, days: 5, weekend: 60, trips: 4, tripKm: 800 })).toEqual({
      parts: { work: 780, weekends: 260, trips: 267 },
      total: 1307,
    });
    expect(kmOf({ commute: 0, days: 5, weekend: 0, trips: 0, tripKm: 0 }).total).toBe(0);
  });

  it('always adds up to what is shown, and never to less than what is driven', () => {
    fc.assert(
      fc.property(use, (habits) => {
        const { parts, total } = kmOf(habits);
        expect(parts.work + parts.weekends + parts.trips).toBe(total);
        const aYear =
          2 * habits.commute * habits.days * 52 +
          habits.weekend * 52 +
          habits.trips * habits.tripKm;
        expect(total).toBeGreaterThanOrEqual(aYear / 12 - 1e-9);
        expect(total).toBeLessThan(aYear / 12 + 3);
      }),
    );
  });

  it('comes back from a URL as it went in, and anything else is none', () => {
    fc.assert(
      fc.property(use, (habits) => expect(readUse(writeUse(habits))).toEqual(habits)),
    );
    for (const text of [
      null,
      '',
      '1-2-3-4',
      '301-5-0-0-0',
      '1-8-0-0-0',
      'a-b-c-d-e',
      '1-2-3-4-5-6',
      '-1-2-3-4-5',
    ])
      expect(readUse(text)).toBeNull();
  });
});

function choiceOf(version: VehicleVersion, change: Partial<Choice> = {}): Choice {
  const model = aCar({ versions: [version] });
  const [paint] = model.colours;
  if (!paint) throw new Error('Every car has a color');
  return { model, version, paint, term: 36, km: 1000, addOns: [], ...change };
}

describe('the package that is recommended', () => {
  it('costs what the month of the choice would be: color and add-ons are in it', () => {
    const { model, ...plain } = choiceOf(aVersion());
    const [, paint = plain.paint] = model.colours;
    const dressed = { ...plain, model, paint, addOns: model.addOns };
    const monthly = (choice: Choice) =>
      packageCosts(choice, 500).map((cost) => cost.monthly);
    expect(monthly({ ...plain, model })).toEqual([2549]);
    expect(monthly(dressed)).toEqual([2549 + 39 + 49]);
  });

  it('costs least, counting the km beyond it at the price of the plan', () => {
    fc.assert(
      fc.property(
        version,
        fc.constantFrom(...TERMS),
        fc.integer({ min: 0, max: 9000 }),
        (car, term, km) => {
          const costs = packageCosts(choiceOf(car, { term }), km);
          const [best] = costs;
          if (!best) throw new Error('Every car has a package');
          for (const cost of costs) {
            expect(best.total).toBeLessThanOrEqual(cost.total);
            expect(Math.round(cost.total * 100)).toBe(
              Math.round(cost.monthly * 100) + Math.round(cost.extra * 100),
            );
            expect(cost.extra).toBe(
              cost.km >= km ? 0 : Math.round((km - cost.km) * car.extraKm * 100) / 100,
            );
          }
        },
      ),
    );
  });
});
