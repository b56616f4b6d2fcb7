const COUNT = new Intl.NumberFormat('pt-BR');

/** `13.500`, of anything that is counted. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** `13.500 km`, of a package, an odometer, what was driven. */
export function formatKm(km: number): string {
  return `${formatCount(km)} km`;
}
