import * as fc from 'fast-check';
import {
  addBusinessDays,
  easterSunday,
  isBusinessDay,
  nationalHolidays,
  nextBusinessDay,
  weekdayOf,
} from '../index';

describe('business days', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %d is %s', (year, day) => expect(easterSunday(year)).toBe(day));
  it('Easter is a Sunday between 22 March and 25 April', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2199 }), (year) => {
        const easter = easterSunday(year);
        expect(weekdayOf(easter)).toBe(0);
        expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
      }),
    );
  });
  it('the holidays of 2026 are the national ones and the bank holidays', () => {
    expect(nationalHolidays(2026).map(({ date }) => date.slice(5))).toEqual([
      '01-01',
      '02-16',
      '02-17',
      '04-03',
      '04-21',
      '05-01',
      '06-04',
      '09-07',
      '10-12',
      '11-02',
      '11-15',
      '11-20',
      '12-25',
    ]);
  });
  it('20 November is a national holiday since 2024', () => {
    expect(isBusinessDay('2023-11-20')).toBe(true);
    expect(isBusinessDay('2024-11-20')).toBe(false);
  });
  it.each([
    ['2026-11-20', '2026-11-23'],
    ['2026-11-21', '2026-11-23'],
    ['2026-11-23', '2026-11-23'],
    ['2026-12-25', '2026-12-28'],
    ['2027-01-01', '2027-01-04'],
  ])('an installment due on %s is paid by %s', (day, due) =>
    expect(nextBusinessDay(day)).toBe(due),
  );
  it.each([
    ['2026-11-19', 1, '2026-11-23'],
    ['2026-11-21', 7, '2026-12-01'],
    ['2026-11-21', 45, '2027-01-26'],
    ['2026-11-21', 0, '2026-11-23'],
  ])('%s plus %d business days is %s', (day, count, expected) =>
    expect(addBusinessDays(day, count)).toBe(expected),
  );
});
