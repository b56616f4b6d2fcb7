import fc from 'fast-check';
import { settleKm } from './km-settlement.rules';

const someKm = fc.integer({ min: 0, max: 200_000 });
const settled = fc.record({
  months: fc.array(fc.constantFrom(500, 1000, 1500, 2000, 3000), { maxLength: 48 }),
  toppedUp: someKm,
  driven: someKm,
  extraKmCentavos: fc.integer({ min: 1, max: 500 }),
});

describe('settling the km of a contract', () => {
  it('charges what was driven beyond the months lived and the top-ups', () => {
    expect(
      settleKm({
        months: [1000, 1000, 1500],
        toppedUp: 500,
        driven: 4321,
        extraKmCentavos: 70,
      }),
    ).toEqual({ allowed: 4000, extraKm: 321, centavos: 22_470 });
  });

  it('charges nothing, and pays nothing back, for km that are left over', () => {
    expect(
      settleKm({ months: [1000], toppedUp: 250, driven: 1250, extraKmCentavos: 70 }),
    ).toEqual({ allowed: 1250, extraKm: 0, centavos: 0 });
    expect(
      settleKm({ months: [1000], toppedUp: 0, driven: 3, extraKmCentavos: 70 }).centavos,
    ).toBe(0);
  });

  it('allows what every month and top-up brings, in whatever order', () => {
    fc.assert(
      fc.property(settled, (km) => {
        const { allowed } = settleKm(km);
        expect(allowed - km.toppedUp).toBe(km.months.reduce((sum, one) => sum + one, 0));
        expect(settleKm({ ...km, months: [...km.months].reverse() })).toEqual(
          settleKm(km),
        );
      }),
    );
  });

  it('splits what was driven into allowed km and extra km, to the last one', () => {
    fc.assert(
      fc.property(settled, (km) => {
        const { allowed, extraKm, centavos } = settleKm(km);
        expect(extraKm).toBe(km.driven > allowed ? km.driven - allowed : 0);
        expect(centavos).toBe(extraKm * km.extraKmCentavos);
      }),
    );
  });

  it('costs the km price for each km more, and that much less for each one topped up', () => {
    fc.assert(
      fc.property(settled, fc.integer({ min: 1, max: 5000 }), (km, more) => {
        const far = { ...km, driven: km.driven + 1_000_000 };
        const price = km.extraKmCentavos;
        const before = settleKm(far).centavos;
        expect(settleKm({ ...far, driven: far.driven + more }).centavos).toBe(
          before + more * price,
        );
        expect(settleKm({ ...far, toppedUp: far.toppedUp + more }).centavos).toBe(
          before - more * price,
        );
      }),
    );
  });
});
