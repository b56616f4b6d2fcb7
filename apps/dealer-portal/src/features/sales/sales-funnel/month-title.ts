import { monthName } from '@site/api-contract/brazil';

/** Name of a day's month with a capital letter, for a head of a column: `Novembro`. */
export function monthTitle(day: string): string {
  const name = monthName(day);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
