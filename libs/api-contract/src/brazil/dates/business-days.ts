import { getHolidays } from '@brazilian-utils/brazilian-utils/get-holidays';
import { addDays, type IsoDate, weekdayOf } from './dates';

const CARNIVAL = 'Carnaval (terça-feira)';

/**
 * National holidays and the days on which banks are closed, in order (domain-brazil 9).
 * `@brazilian-utils` lacks the Monday of Carnival (16/02/2026) and knows the years 1900 to
 * 2099. `date-holidays` has that day, takes 45 MB on disk, and counts the Sundays of
 * elections.
 */
export function nationalHolidays(year: number): IsoDate[] {
  return getHolidays(year)
    .filter(({ type }) => type !== 'religious')
    .flatMap(({ name, date }) => {
      const day = isoDay(date);
      return name === CARNIVAL ? [addDays(day, -1), day] : [day];
    });
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

/** The calendar day of a date at midnight of the machine's own zone. */
function isoDay(date: Date): IsoDate {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${date.getFullYear()}-${month}-${day}`;
}
