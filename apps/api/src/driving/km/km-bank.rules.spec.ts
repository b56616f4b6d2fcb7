import fc from 'fast-check';
import { FORECAST_DAYS } from '@site/api-contract';
import { addDays, addMonths } from '@site/api-contract/brazil';
import { type Amendment } from '@site/api-contract/contracts';
import { someFacts } from '../../contracts/contracts/testing/some-facts';
import { kmBankOf, type KmFacts } from './km-bank.rules';
import { judgeReadings, MOST_KM_A_DAY, readingProblem } from './odometer-reading.rules';

const START = { onDay: '2026-06-15', km: 8 };

/** An Aroeira with 1,000 km in each of 36 months, handed over with 8 km. */
const facts = (change: Partial<KmFacts> = {}): KmFacts => ({
  terms: someFacts(),
  amendments: [],
  start: START,
  last: null,
  toppedUp: 0,
  ...change,
});

const aTerm = fc.constantFrom(12, 18, 24, 36, 48);
const aPackage = fc.constantFrom(500, 1000, 1500, 2000, 3000);
type Drive = { term: number; km: number; days: number; driven: number };
const driving: fc.Arbitrary<Drive> = fc.record({
  term: aTerm,
  km: aPackage,
  days: fc.integer({ min: FORECAST_DAYS, max: 1400 }),
  driven: fc.integer({ min: 0, max: 200_000 }),
});

function after({ term, km, days, driven }: Drive) {
  const day = addDays(START.onDay, days);
  const last = { onDay: day, km: START.km + driven };
  return kmBankOf(facts({ terms: someFacts({ term, km }), last }), day);
}

describe('the km bank', () => {
  it('shows what the months begun bring less what was driven, and where the pace leads', () => {
    const last = { onDay: '2026-11-16', km: 4738 };
    const { months, ...bank } = kmBankOf(facts({ last }), '2026-11-20');
    expect(months).toEqual(Array.from({ length: 36 }, () => 1000));
    expect(bank).toEqual({
      toppedUp: 0,
      total: 36_000,
      month: 6,
      driven: 4730,
      balance: 1270,
      balanceOn: '2026-11-16',
      balanceMonth: 6,
      endsOn: '2029-06-14',
      forecast: { km: 33_663, extraKm: 0, centavos: 0 },
      forecastFrom: '2026-07-15',
      extraKmCentavos: 70,
    });
  });

  it('begins with nothing before the handover', () => {
    expect(kmBankOf(facts({ start: null }), '2026-11-20')).toMatchObject({
      total: 36_000,
      month: 0,
      driven: 0,
      balance: 0,
      endsOn: null,
      forecast: null,
      forecastFrom: null,
    });
  });

  it('forecasts nothing without a reading, or from a pace of fewer than 30 days', () => {
    expect(kmBankOf(facts(), '2026-09-01').forecast).toBeNull();
    const early = { onDay: '2026-07-14', km: 900 };
    expect(kmBankOf(facts({ last: early }), '2026-09-01').forecast).toBeNull();
    const month = { onDay: '2026-07-15', km: 900 };
    expect(kmBankOf(facts({ last: month }), '2026-09-01').forecast).not.toBeNull();
  });

  it('prices what the pace leads to beyond the contract', () => {
    const last = { onDay: '2027-06-15', km: 8 + 15_000 };
    expect(kmBankOf(facts({ last }), '2027-06-15').forecast).toEqual({
      km: 45_041, // 15,000 in 365 days, 731 to come
      extraKm: 9041,
      centavos: 9041 * 70,
    });
  });

  it('of a car that comes back early leads to that day, and to the km of its months', () => {
    const last = { onDay: '2027-06-15', km: START.km + 15_000 };
    const backOn = '2027-09-15'; // the first day of month 16
    const { months, total, forecast } = kmBankOf(facts({ last, backOn }), '2027-06-15');
    expect(months.length).toBe(16);
    expect(total).toBe(16_000);
    expect(forecast).toEqual({
      km: 18_781, // 15,000 in 365 days, 92 to come
      extraKm: 2781,
      centavos: 2781 * 70,
    });
    const slow = { onDay: '2027-06-15', km: START.km + 6000 };
    expect(kmBankOf(facts({ last: slow, backOn }), '2027-06-15').forecast).toEqual({
      km: 7512,
      extraKm: 0,
      centavos: 0,
    });
  });

  it('counts no month that began after the last reading', () => {
    const last = { onDay: '2026-07-20', km: START.km + 764 };
    const bank = kmBankOf(facts({ last }), '2026-12-01');
    expect(bank.month).toBe(6);
    expect(bank.balance).toBe(1236);
    expect(bank.balanceMonth).toBe(2);
    expect(bank.balanceOn).toEqual(last.onDay);
    const unread = kmBankOf(facts(), '2026-08-01');
    expect(unread.balance).toBe(1000);
    expect(unread.balanceOn).toEqual(START.onDay);
  });

  it('says on every later day the balance of the day it was read', () => {
    fc.assert(
      fc.property(driving, fc.nat(900), ({ days, driven, ...plan }, late) => {
        const day = addDays(START.onDay, days);
        const last = { onDay: day, km: START.km + driven };
        const known = facts({ terms: someFacts(plan), last });
        expect(kmBankOf(known, addDays(day, late)).balance).toBe(
          kmBankOf(known, day).balance,
        );
      }),
    );
  });

  it('counts another package from its month on', () => {
    const amendment: Amendment = {
      number: 1,
      kind: 'km',
      changes: { km: 1500, fromInstallment: 3 },
      effectiveFrom: '2026-08-01',
    };
    const { months, total, balance } = kmBankOf(
      facts({
        amendments: [amendment],
        last: { onDay: '2026-08-20', km: START.km },
      }),
      '2026-08-20',
    );
    expect(months.slice(0, 4)).toEqual([1000, 1000, 1500, 1500]);
    expect(total).toEqual(2000 + 34 * 1500);
    expect(balance).toBe(3500);
  });

  it('adds what was bought to the balance and to the end, whatever month it is', () => {
    const last = { onDay: '2027-06-15', km: 8 + 15_000 };
    const before = kmBankOf(facts({ last }), '2027-06-15');
    const bank = kmBankOf(facts({ last, toppedUp: 750 }), '2027-06-15');
    expect(bank).toEqual({
      ...before,
      toppedUp: 750,
      total: 36_750,
      balance: before.balance + 750,
      forecast: { km: 45_041, extraKm: 8291, centavos: 8291 * 70 },
    });
  });

  it('settles once: after the last month the balance is the whole contract less what was driven', () => {
    fc.assert(
      fc.property(
        aTerm,
        aPackage,
        fc.nat(100_000),
        fc.nat(900),
        (term, km, driven, late) => {
          const day = addDays(addMonths(START.onDay, term), late);
          const last = { onDay: day, km: START.km + driven };
          const bank = kmBankOf(facts({ terms: someFacts({ term, km }), last }), day);
          expect(bank.balance).toBe(term * km - driven);
          expect(bank.forecast?.km).toBe(driven);
          expect(bank.forecast?.extraKm).toBe(Math.max(0, -bank.balance));
        },
      ),
    );
  });

  it('never forecasts less than was driven, nor a cost without extra km', () => {
    fc.assert(
      fc.property(driving, (drive) => {
        const { forecast, total, extraKmCentavos } = after(drive);
        expect(forecast?.km).toBeGreaterThanOrEqual(drive.driven);
        expect(forecast?.extraKm).toBe(Math.max(0, (forecast?.km ?? 0) - total));
        expect(forecast?.centavos).toBe((forecast?.extraKm ?? 0) * extraKmCentavos);
      }),
    );
  });

  it('takes each km driven from the balance, and never lowers the forecast by one', () => {
    fc.assert(
      fc.property(driving, fc.integer({ min: 1, max: 5000 }), (drive, more) => {
        const one = after(drive);
        const other = after({ ...drive, driven: drive.driven + more });
        expect(other.balance).toBe(one.balance - more);
        expect(other.forecast?.km).toBeGreaterThanOrEqual(
          (one.forecast?.km ?? 0) + more - 1,
        );
      }),
    );
  });
});

describe('a new reading', () => {
  const before = { onDay: '2026-11-16', km: 4730 };
  it.each([
    [{ onDay: '2026-11-20', km: 4729 }, 'below'],
    [{ onDay: '2026-11-20', km: 4730 }, null],
    [{ onDay: '2026-11-20', km: 4730 + 4 * MOST_KM_A_DAY }, null],
    [{ onDay: '2026-11-20', km: 4731 + 4 * MOST_KM_A_DAY }, 'unlikely'],
    [{ onDay: '2026-11-16', km: 4730 + MOST_KM_A_DAY }, null],
    [{ onDay: '2026-11-16', km: 4731 + MOST_KM_A_DAY }, 'unlikely'],
  ] as const)('%j beside 4.730 km on the 16th is %s', (reading, problem) =>
    expect(readingProblem(reading, before)).toBe(problem),
  );
});

describe('readings for whoever judges them', () => {
  it('are marked where more than 400 km a day lie between two of them', () => {
    const readings = [
      { onDay: '2026-11-26', km: 4902 },
      { onDay: '2026-11-25', km: 4901 },
      { onDay: '2026-11-15', km: 900 },
      { onDay: '2026-11-14', km: 500 },
    ];
    expect(judgeReadings(readings).map(({ isUnlikely }) => isUnlikely)).toEqual([
      ...[false, true, false, false],
    ]);
  });
});
