const COUNT = new Intl.NumberFormat('pt-BR');

/** `13.500`, of anything that is counted. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** `1 dia`, `1.200 dias`: never broken between the number and its word. */
export function formatCounted(count: number, one: string, more: string): string {
  return `${formatCount(count)}\u00a0${count === 1 ? one : more}`;
}

/** `13.500 km`, of a package, an odometer, what was driven. */
export function formatKm(km: number): string {
  return `${formatCount(km)} km`;
}
