import { getHolidays } from '@brazilian-utils/brazilian-utils/get-holidays';
import {
  addBusinessDays,
  isBusinessDay,
  nationalHolidays,
  nextBusinessDay,
} from '../index';

describe('business days', () => {
  it.each([
    [2024, '02-12', '02-13', '03-29', '05-30'],
    [2025, '03-03', '03-04', '04-18', '06-19'],
    [2027, '02-08', '02-09', '03-26', '05-27'],
    [2038, '03-08', '03-09', '04-23', '06-24'],
  ])('in %d the days that move with Easter are %s, %s, %s and %s', (year, ...days) => {
    const holidays = nationalHolidays(year).map((day) => day.slice(5));
    expect(holidays).toEqual(expect.arrayContaining(days));
    expect(holidays).toHaveLength(13);
  });
  it('the holidays of 2026 are the national ones and the bank holidays', () => {
    expect(nationalHolidays(2026).map((day) => day.slice(5))).toEqual([
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
  it('the holidays of two centuries are those of the library, and Carnival’s Monday', () => {
    for (let year = 1900; year < 2100; year++) {
      const known = getHolidays(year)
        .filter(({ type }) => type !== 'religious')
        .map(({ date }) => date.toLocaleDateString('sv'));
      const [monday] = nationalHolidays(year).filter((day) => !known.includes(day));
      expect(nationalHolidays(year).filter((day) => day !== monday)).toEqual(known);
    }
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
