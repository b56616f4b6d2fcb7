const COUNT = new Intl.NumberFormat('pt-BR');

/** `13.500`, for any count. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** Lists count up to here; a total of one more means 'more than this'. */
export const COUNT_LIMIT = 1_000;

/** `980`, or `mais de 1.000` for a total beyond the limit of lists. */
export function formatTotal(total: number): string {
  return total > COUNT_LIMIT ? `mais de ${formatCount(COUNT_LIMIT)}` : formatCount(total);
}

/** `1 lead`, `980 leads`, `mais de 1.000 leads`. */
export function formatTotalOf(total: number, one: string, more: string): string {
  return `${formatTotal(total)}\u00a0${total === 1 ? one : more}`;
}

/** `1 dia`, `1.200 dias`, with a no-break space. */
export function formatCounted(count: number, one: string, more: string): string {
  return `${formatCount(count)}\u00a0${count === 1 ? one : more}`;
}

/** `13.500 km`, for a package, an odometer or a distance. */
export function formatKm(km: number): string {
  return `${formatCount(km)} km`;
}
