/**
 * A calendar day as `YYYY-MM-DD`, without a time zone. Days compare correctly as text.
 */
export type IsoDate = string;

export const DAY_MS = 86_400_000;
const ZONE = 'America/Sao_Paulo';
const DATE = new Intl.DateTimeFormat('pt-BR', {
  timeZone: ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const DATE_TIME = new Intl.DateTimeFormat('pt-BR', {
  timeZone: ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Whether a text is an existing day in the form `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !text.startsWith('0000') &&
    fromTime(Date.parse(text)) === text
  );
}

/** `21/11/2026` of a day, or of an instant as it is in São Paulo (spec §1: dd/MM/y). */
export function formatDate(value: IsoDate | Date): string {
  if (typeof value === 'string' && isIsoDate(value))
    return value.split('-').reverse().join('/');
  return DATE.format(new Date(value));
}

/** `21/11/2026, 15:05` of an instant, in São Paulo. */
export function formatDateTime(value: string | Date): string {
  return DATE_TIME.format(new Date(value));
}

/** `segunda-feira, 30 de novembro`: the day that an instant falls on in São Paulo. */
export function formatLongDay(instant: Date): string {
  return instant.toLocaleDateString('pt-BR', {
    timeZone: ZONE,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
}

/** `novembro`: the month of a day, or of `2026-11`. */
export function monthName(month: IsoDate): string {
  return new Date(month).toLocaleDateString('pt-BR', { month: 'long', timeZone: 'UTC' });
}

/** `novembro de 2026`, of a day or of `2026-11`. */
export function formatMonth(month: IsoDate): string {
  return `${monthName(month)} de ${month.slice(0, 4)}`;
}

/** The instant of a day and a time, `HH:MM`, in São Paulo. */
export function saoPauloInstant(day: IsoDate, time: string): Date {
  return new Date(`${day}T${time}:00.000-03:00`);
}

/** The time of an instant in São Paulo, `HH:MM`. */
export function saoPauloTime(instant: Date): string {
  return DATE_TIME.format(instant).slice(-5);
}

/** The calendar day that an instant falls on in São Paulo. */
export function saoPauloDay(instant: Date): IsoDate {
  return DATE.format(instant).split('/').reverse().join('-');
}

/**
 * 00:00 of a day in São Paulo, which has been at UTC-3 without daylight saving since
 * 2019.
 */
export function startOfSaoPauloDay(day: IsoDate): Date {
  return new Date(`${day}T00:00:00.000-03:00`);
}

export function addDays(day: IsoDate, count: number): IsoDate {
  return fromTime(timeOf(day) + count * DAY_MS);
}

/** The later one of two days. */
export function later(one: IsoDate, other: IsoDate): IsoDate {
  return one > other ? one : other;
}

/** Days from one day to another; negative when the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((timeOf(to) - timeOf(from)) / DAY_MS);
}

/**
 * Age in days by the calendar of São Paulo. A future moment, possible after the demo's
 * clock was set back, counts as today.
 */
export function ageInDays(since: Date, now: Date): number {
  return Math.max(0, daysBetween(saoPauloDay(since), saoPauloDay(now)));
}

/**
 * The same day some months on; where the month is too short, its last day (31 January + 1
 * is 28 or 29 February).
 */
export function addMonths(day: IsoDate, count: number): IsoDate {
  const { year, month, date } = partsOf(day);
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const last = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  return fromTime(first.getTime() + (Math.min(date, last) - 1) * DAY_MS);
}

export function addYears(day: IsoDate, count: number): IsoDate {
  return addMonths(day, count * 12);
}

/**
 * Full years lived on a day. Somebody born on 29 February has the birthday on 1 March in
 * other years.
 */
export function ageOn(birthdate: IsoDate, day: IsoDate): number {
  const years = partsOf(day).year - partsOf(birthdate).year;
  return day.slice(5) < birthdate.slice(5) ? years - 1 : years;
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: IsoDate): number {
  return new Date(timeOf(day)).getUTCDay();
}

function partsOf(day: IsoDate): { year: number; month: number; date: number } {
  const instant = new Date(timeOf(day));
  return {
    year: instant.getUTCFullYear(),
    month: instant.getUTCMonth() + 1,
    date: instant.getUTCDate(),
  };
}

function timeOf(day: IsoDate): number {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) throw new RangeError(`Not a day: ${day}`);
  return time;
}

function fromTime(time: number): IsoDate {
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
}
