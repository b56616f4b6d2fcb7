import { asTyped } from '../as-typed';
import { isIsoDate, type IsoDate } from './dates';

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

/** `03` for `março`, `marco`, `mar`; undefined for any other word. */
function monthOf(word: string): string | undefined {
  const name = word.toLowerCase().replace('ç', 'c');
  const at = MONTHS.findIndex((month) => month === name || month.slice(0, 3) === name);
  return at < 0 ? undefined : String(at + 1).padStart(2, '0');
}

/**
 * The day in a written text, or null when there is no such day: `1/2/1990`, `01.02.90`,
 * `01-02-1990`, `01021990`, `dia 1º de fevereiro de 1990`, `1 fev 90` and, as copied from
 * other programs, `1990-02-01`. The day stands before the month. Two digits mean the last
 * such year up to `latest`; without it, up to 2069.
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

/** Whether a text would be a day with a year added: `25/12`, `5 de março`. */
export function lacksYear(text: string): boolean {
  const start = asTyped(text).replace(/[/.\- ]+$/, '');
  return parseDate(text) === null && parseDate(`${start}/2024`) !== null;
}

/**
 * The time in a written text as `HH:MM`, or null when there is no such time: `9`, `9h`,
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

function dayOf(year: string, month: string, day: string, latest?: IsoDate) {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(date) && (!latest || date <= latest) ? date : null;
}
