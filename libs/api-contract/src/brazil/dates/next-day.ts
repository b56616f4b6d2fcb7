import { asTyped } from '../as-typed';
import { type IsoDate } from './dates';
import { parseDate } from './parse-date';

/**
 * The next day, from one on, that a text without a year means: `25/12`, `5 de março`. Null
 * for any other text; 29/02 may be eight years away.
 */
export function nextDay(text: string, from: IsoDate): IsoDate | null {
  const start = asTyped(text).replace(/[/.\- ]+$/, '');
  const first = Number(from.slice(0, 4));
  for (let year = first; year <= first + 8; year += 1) {
    const day = parseDate(`${start}/${year}`);
    if (day !== null && day >= from) return day;
  }
  return null;
}
