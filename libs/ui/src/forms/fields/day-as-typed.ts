import { formatDate, parseDate } from '@site/api-contract/brazil';

/**
 * Far longer than any day with its punctuation (`sexta-feira, dia 14 de fevereiro de
 * 1990`), so that a pasted one is never cut to another day.
 */
export const DAY_CHARACTERS = 80;

/**
 * Adds slashes after day and month while a date is typed: `0102` becomes `01/02` and
 * `1/2.` becomes `01/02/`. A date that begins with its year is left alone until it is
 * complete.
 */
export function withSlashes(text: string): string {
  if (!/^\s*\d[\d/.\-\s]*$/.test(text)) return text;
  if (/^\s*\d{4}\D/.test(text)) {
    const day = /\D\d\d\s*$/.test(text) ? parseDate(text) : null;
    return day ? formatDate(day) : text;
  }
  const groups: string[] = [];
  const parts = text.trimStart().split(/\D+/);
  parts.forEach((part, at) => {
    let rest = part;
    for (; groups.length < 2 && rest.length > 2; rest = rest.slice(2))
      groups.push(rest.slice(0, 2));
    if (groups.length === 2) groups.push(rest.slice(0, 4));
    else if (groups.length < 2)
      groups.push(at < parts.length - 1 ? rest.padStart(2, '0') : rest);
  });
  return groups.join('/');
}
