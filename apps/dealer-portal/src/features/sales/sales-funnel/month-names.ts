const MONTH = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' });

/** Name of a day's month with a capital letter: `Novembro`. */
export function monthName(day: string): string {
  const name = MONTH.format(new Date(day));
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
