import { asTyped } from './as-typed';

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

const MONTHS = [
  'janeiro',
  'fevereiro',
  'marco',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/** `03` of `março`, `marco`, `mar`; undefined where no month is called so. */
function monthOf(word: string): string | undefined {
  const name = word.toLowerCase().replace('ç', 'c');
  const at = MONTHS.findIndex((month) => month === name || month.slice(0, 3) === name);
  return at < 0 ? undefined : String(at + 1).padStart(2, '0');
}

/**
 * The day that somebody wrote, or null when there is no such day: `1/2/1990`, `01.02.90`,
 * `01-02-1990`, `01021990`, `dia 1º de fevereiro de 1990`, `1 fev 90` and, as other
 * programs copy it, `1990-02-01`. The day stands before the month. Two digits are the
 * last such year up to `latest`; without it, up to 2069.
 */
export function parseDate(text: string, latest: IsoDate = '2069-12-31'): IsoDate | null {
  const written = asTyped(text).replace(/^dia /i, '');
  const [, isoYear, isoMonth, isoDay] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(written) ?? [];
  if (isoYear && isoMonth && isoDay) return dayOf(isoYear, isoMonth, isoDay);
  const [, day, word, year] =
    /^(\d{1,2})[º°]? ?[/.\- ] ?(\d{1,2}) ?[/.\- ] ?(\d{4}|\d{2})$/.exec(written) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(written) ??
    /^(\d{1,2})[ºo°]? ?[/.\- ]? ?(?:de )?([a-zç]{3,9})\.?[/\-, ]? ?(?:de )?(\d{4}|\d{2})$/i.exec(
      written,
    ) ??
    [];
  const month = word && (/\d/.test(word) ? word : monthOf(word));
  if (!day || !month || !year) return null;
  return year.length === 4
    ? dayOf(year, month, day)
    : (dayOf(`20${year}`, month, day, latest) ?? dayOf(`19${year}`, month, day, latest));
}

/** Whether a text would be a day if it said its year: `25/12`, `5 de março`. */
export function lacksYear(text: string): boolean {
  const start = asTyped(text).replace(/[/.\- ]+$/, '');
  return parseDate(text) === null && parseDate(`${start}/2024`) !== null;
}

/**
 * The time that somebody wrote as `HH:MM`, or null when there is no such time: `9`, `9h`,
 * `9h30`, `14:30`, `14.30`, `1430`, `14h30min`, `meio-dia`.
 */
export function parseTime(text: string): string | null {
  const written = asTyped(text).toLowerCase();
  if (/^meio[\s-]dia$/.test(written)) return '12:00';
  const [, hour, minute = '0'] =
    /^(\d{1,2})(?:\s*(?:h|hs|horas?))?$/.exec(written) ??
    /^(\d{1,2})\s*(?:h|:|\.)\s*(\d{2})\s*(?:m|min|h)?$/.exec(written) ??
    /^(\d{2})(\d{2})$/.exec(written) ??
    [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
}

/** The instant of a day and a time, `HH:MM`, in São Paulo. */
export function saoPauloInstant(day: IsoDate, time: string): Date {
  return new Date(`${day}T${time}:00.000-03:00`);
}

/** The time of an instant in São Paulo, `HH:MM`. */
export function saoPauloTime(instant: Date): string {
  return DATE_TIME.format(instant).slice(-5);
}

function dayOf(year: string, month: string, day: string, latest?: IsoDate) {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) && (!latest || date <= latest) ? date : null;
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

/** Days from one day to another; negative when the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((timeOf(to) - timeOf(from)) / DAY_MS);
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
