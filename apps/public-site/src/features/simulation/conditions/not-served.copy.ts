import { distance } from '../simulation.copy';

/** Brief §9.6, for a place that has a name. */
export function notServedText(
  city: string,
  nearest: { city: string; distanceKm: number } | null,
): string {
  const where = nearest
    ? ` A loja mais próxima fica a ${distance(Math.round(nearest.distanceKm))}, em ${nearest.city}.`
    : '';
  return `Ainda não entregamos em ${city}.${where}`;
}

/** Goes on with the nearest place that is served. */
export const deliverAt = (city: string) => `Ver preços para retirar em ${city}`;
