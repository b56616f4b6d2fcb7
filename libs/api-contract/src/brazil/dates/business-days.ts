import { addDays, type IsoDate, weekdayOf } from './dates';

type Holiday = { date: IsoDate; name: string };

/** Easter Sunday of a year in the Gregorian calendar (Meeus). */
export function easterSunday(year: number): IsoDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d =
    (19 * a +
      b -
      Math.floor(b / 4) -
      Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) +
      15) %
    30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${pad(Math.floor(f / 31))}-${pad((f % 31) + 1)}`;
}

/**
 * National holidays and the days on which banks are closed, in order (domain-brazil 9).
 */
export function nationalHolidays(year: number): Holiday[] {
  const easter = easterSunday(year);
  const holidays: Holiday[] = [
    { date: `${year}-01-01`, name: 'Confraternização Universal' },
    { date: addDays(easter, -48), name: 'Carnaval (segunda-feira)' },
    { date: addDays(easter, -47), name: 'Carnaval (terça-feira)' },
    { date: addDays(easter, -2), name: 'Sexta-feira Santa' },
    { date: `${year}-04-21`, name: 'Tiradentes' },
    { date: `${year}-05-01`, name: 'Dia do Trabalho' },
    { date: addDays(easter, 60), name: 'Corpus Christi' },
    { date: `${year}-09-07`, name: 'Independência do Brasil' },
    { date: `${year}-10-12`, name: 'Nossa Senhora Aparecida' },
    { date: `${year}-11-02`, name: 'Finados' },
    { date: `${year}-11-15`, name: 'Proclamação da República' },
    ...(year >= 2024
      ? [{ date: `${year}-11-20`, name: 'Dia da Consciência Negra' }]
      : []),
    { date: `${year}-12-25`, name: 'Natal' },
  ];
  return holidays.sort((a, b) => a.date.localeCompare(b.date));
}

const cache = new Map<number, ReadonlySet<IsoDate>>();

/** Whether a day is neither Saturday nor Sunday nor a national holiday. */
export function isBusinessDay(day: IsoDate): boolean {
  const weekday = weekdayOf(day);
  return weekday !== 0 && weekday !== 6 && !isNationalHoliday(day);
}

/** Whether a day is a national holiday, or one on which banks are closed. */
export function isNationalHoliday(day: IsoDate): boolean {
  return holidaysOf(Number(day.slice(0, 4))).has(day);
}

/**
 * The day itself when it is a business day, else the first one after it: the rule for due
 * dates.
 */
export function nextBusinessDay(day: IsoDate): IsoDate {
  let candidate = day;
  while (!isBusinessDay(candidate)) candidate = addDays(candidate, 1);
  return candidate;
}

/**
 * The day that lies `count` business days after a day; 0 gives the day itself or the next
 * business day.
 */
export function addBusinessDays(day: IsoDate, count: number): IsoDate {
  if (!Number.isInteger(count) || count < 0)
    throw new RangeError(`Not a number of business days: ${count}`);
  if (count === 0) return nextBusinessDay(day);
  let current = day;
  for (let left = count; left > 0; left--) current = nextBusinessDay(addDays(current, 1));
  return current;
}

function holidaysOf(year: number): ReadonlySet<IsoDate> {
  const known =
    cache.get(year) ?? new Set(nationalHolidays(year).map(({ date }) => date));
  cache.set(year, known);
  return known;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
