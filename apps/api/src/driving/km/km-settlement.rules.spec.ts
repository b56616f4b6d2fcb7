import fc from 'fast-check';
import { someFacts } from '../../contracts/contracts/testing/some-facts';
import { endedKm } from './km-bank-view';
import { kmOn, settleKm } from './km-settlement.rules';

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

describe('the km of a campaign', () => {
  const benefit = {
    code: 'KM2000',
    monthlyOffCentavos: 0,
    months: 0,
    km: 2000,
    models: [],
    clientType: 0 as const,
    minTerm: 0,
    endsOn: '2026-12-31',
  };
  const contract = {
    terms: { ...someFacts(), benefit },
    amendments: [],
    handedOverOn: '2026-12-01',
  };

  it('count whole in the settlement of a return before the end', () => {
    const inMonth3 = kmOn(contract, '2027-02-10', { driven: 5100, toppedUp: 0 });
    expect(inMonth3).toEqual({ allowed: 5000, extraKm: 100, centavos: 7000 });
  });

  it.each([
    ['whose car was lost', null, 4900],
    [
      'whose car came back',
      { returnedAt: new Date('2027-02-10T15:00:00.000Z'), odometerKm: 4910 },
      4910,
    ],
  ])('stand in the sum of a contract %s', (_how, carReturn, driven) => {
    const start = { onDay: '2026-12-01', km: 0 };
    const lived = { months: [1000, 1000, 1000, 1000], month: 3, toppedUp: 0 };
    const { terms, ...days } = contract;
    expect(
      endedKm(
        { contract: { terms }, ...days, carReturn },
        { ...lived, driven: 4900 },
        start,
      ),
    ).toMatchObject({ total: 5000, driven, balance: 5000 - driven });
  });
});
