import { type ClientType, type Place } from '@site/contracts';
import { KM_PACKAGES, type KmPackage, type Term, TERMS } from '@site/contracts/pricing';

/** What every price of the simulator depends on besides the car (spec §3: client type, location). */
export type Conditions = {
  place: Place;
  clientType: ClientType;
  term: Term;
  km: KmPackage;
};

/** Where prices are shown for until the visitor says otherwise. */
export const DEFAULT_PLACE: Place = {
  city: 'São Paulo',
  state: 'SP',
  latitude: -23.5505,
  longitude: -46.6333,
};
export const DEFAULT_CONDITIONS: Conditions = {
  place: DEFAULT_PLACE,
  clientType: 1,
  term: 36,
  km: 1000,
};

/** Conditions as they stand in a URL; what is missing or makes no sense is the default. */
export function readConditions(search: URLSearchParams): Conditions {
  return {
    place: readPlace(search.get('lugar')) ?? DEFAULT_CONDITIONS.place,
    clientType: search.get('tipo') === 'pj' ? 2 : 1,
    term: pick(TERMS, search.get('prazo')) ?? DEFAULT_CONDITIONS.term,
    km: pick(KM_PACKAGES, search.get('km')) ?? DEFAULT_CONDITIONS.km,
  };
}

/** Whether a URL names its place or client type itself, so that a stored draft must not replace them. */
export function namesWhere(search: URLSearchParams): boolean {
  return search.has('lugar') || search.has('tipo');
}

/** Writes conditions into a query; defaults stay out, so that the shortest URL is the usual one. */
export function writeConditions(
  search: URLSearchParams,
  { place, clientType, term, km }: Conditions,
): void {
  put(search, 'lugar', samePlace(place, DEFAULT_PLACE) ? null : writePlace(place));
  put(search, 'tipo', clientType === 2 ? 'pj' : null);
  put(search, 'prazo', term === DEFAULT_CONDITIONS.term ? null : String(term));
  put(search, 'km', km === DEFAULT_CONDITIONS.km ? null : String(km));
}

/** Sets a parameter, or removes it when there is nothing to say. */
export function put(search: URLSearchParams, name: string, value: string | null): void {
  if (value) search.set(name, value);
  else search.delete(name);
}

/** `Campinas,SP,-22.9056,-47.0608` */
export function writePlace({ city, state, latitude, longitude }: Place): string {
  return [city.replaceAll(',', ' '), state, latitude, longitude].join(',');
}

export function readPlace(text: string | null): Place | null {
  const [city, state, latitude, longitude] = (text ?? '').split(',');
  if (
    !city?.trim() ||
    city.length > 80 ||
    !/^[A-Z]{2}$/.test(state ?? '') ||
    !latitude ||
    !longitude
  )
    return null;
  const place = {
    city: city.trim(),
    state: state ?? '',
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180
    ? place
    : null;
}

export function samePlace(one: Place, other: Place): boolean {
  return (
    one.latitude === other.latitude &&
    one.longitude === other.longitude &&
    one.city === other.city
  );
}

/** Parameters of `vehicles/vehicleClass/…`: decimal degrees as the path takes them (at most 6 decimals, never an exponent). */
export function whereParams({
  place,
  clientType,
}: Pick<Conditions, 'place' | 'clientType'>) {
  return {
    type: clientType === 2 ? '2' : '1',
    lat: degrees(place.latitude),
    lng: degrees(place.longitude),
  } as const;
}

/** Decimal degrees as a path takes them: at most six decimals, never an exponent. */
export function degrees(value: number): string {
  return String(Number(value.toFixed(6)));
}

/** The allowed number that a text spells, or undefined. */
export function pick<T extends number>(
  allowed: readonly T[],
  text: string | null,
): T | undefined {
  return allowed.find((value) => String(value) === text);
}
