/** `2,1 km`; from 100 km on without decimals, below one kilometer in words. */
export function formatDistance(km: number): string {
  if (km < 1) return 'menos de 1 km';
  return `${km.toLocaleString('pt-BR', { maximumFractionDigits: km < 100 ? 1 : 0 })} km`;
}

/**
 * Tells people that no dealership delivers to a place. `place` completes 'Ainda não
 * entregamos': `em Manaus`, `nesse CEP`.
 */
export function notServedText(
  place: string,
  nearest: { city: string; distanceKm: number } | null,
): string {
  const text = `Ainda não entregamos ${place}.`;
  if (!nearest) return text;
  const distance = formatDistance(Math.round(nearest.distanceKm));
  return `${text} A loja mais próxima fica a ${distance}, em ${nearest.city}.`;
}

/** Appends the distance to a place, if it is known: `Rodar Batel, a 3,2 km`. */
export function withDistance(place: string, km: number | null | undefined): string {
  return typeof km === 'number' ? `${place}, a ${formatDistance(km)}` : place;
}
