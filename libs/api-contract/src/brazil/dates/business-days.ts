import { addDays, type IsoDate, weekdayOf } from './dates';

/** Months and days of the holidays that stand still; 20 November is one since 2024. */
const FIXED = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'];
const BLACK_CONSCIOUSNESS = { day: '11-20', since: 2024 };

/** Carnival's Monday and Tuesday, Good Friday and Corpus Christi, in days from Easter. */
const FROM_EASTER = [-48, -47, -2, 60];

/**
 * National holidays and the days on which banks are closed, in order (domain-brazil 9).
 * `@brazilian-utils` lacks the Monday of Carnival (16/02/2026) and brings the holidays of
 * all states into every page; a spec holds the rest against it. `date-holidays` takes 45 MB
 * on disk, and counts the Sundays of elections.
 */
export function nationalHolidays(year: number): IsoDate[] {
  const { day, since } = BLACK_CONSCIOUSNESS;
  const easter = easterOf(year);
  return [
    ...[...FIXED, ...(year < since ? [] : [day])].map((fixed) => `${year}-${fixed}`),
    ...FROM_EASTER.map((days) => addDays(easter, days)),
  ].sort();
}

/** Easter Sunday of the Gregorian calendar, by Gauss's rule as Lichtenberg mended it. */
function easterOf(year: number): IsoDate {
  const century = Math.floor(year / 100);
  const moon =
    15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const golden = year % 19;
  const sown = (19 * golden + moon) % 30;
  const full = 21 + sown - Math.floor((sown + Math.floor(golden / 11)) / 29);
  const sun = 2 - Math.floor((3 * century + 3) / 4);
  const sunday = 7 - ((year + Math.floor(year / 4) + sun) % 7);
  return addDays(`${year}-03-01`, full + 6 - ((full - sunday) % 7));
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
  const known = cache.get(year) ?? new Set(nationalHolidays(year));
  cache.set(year, known);
  return known;
}
