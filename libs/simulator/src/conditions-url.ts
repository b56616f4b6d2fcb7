import { type ClientType, type Place } from '@site/contracts';
import { personTypeOf } from '@site/contracts/brazil';
import { allowedNumber, KM_PACKAGES, setParam, TERMS } from '@site/contracts/pricing';
import { CLIENT_TYPE_PARAM } from '@site/contracts/site-paths';
import {
  type Conditions,
  DEFAULT_CONDITIONS,
  DEFAULT_PLACE,
  samePlace,
} from './conditions';

/**
 * Conditions as they stand in a URL; what is missing or makes no sense is the default.
 */
export function readConditions(search: URLSearchParams): Conditions {
  return {
    place: readPlace(search.get('lugar')) ?? DEFAULT_CONDITIONS.place,
    clientType: clientTypeIn(search.get(CLIENT_TYPE_PARAM)),
    term: allowedNumber(TERMS, search.get('prazo')) ?? DEFAULT_CONDITIONS.term,
    km: allowedNumber(KM_PACKAGES, search.get('km')) ?? DEFAULT_CONDITIONS.km,
  };
}

/**
 * By the text of a link, ours or another's: 'pf' is ours as 'pj' is, the rest as spec §4
 * has it.
 */
function clientTypeIn(text: string | null): ClientType {
  return text?.toLowerCase() === 'pf' || personTypeOf(text) === 'PF' ? 1 : 2;
}

/**
 * Whether a URL names its place or client type itself, so that a stored draft must not
 * replace them.
 */
export function namesWhere(search: URLSearchParams): boolean {
  return search.has('lugar') || search.has(CLIENT_TYPE_PARAM);
}

/**
 * Writes conditions into a query; defaults stay out, so that the shortest URL is the
 * usual one.
 */
export function writeConditions(
  search: URLSearchParams,
  { place, clientType, term, km }: Conditions,
): void {
  setParam(search, 'lugar', samePlace(place, DEFAULT_PLACE) ? null : writePlace(place));
  setParam(search, CLIENT_TYPE_PARAM, clientType === 2 ? 'pj' : null);
  setParam(search, 'prazo', term === DEFAULT_CONDITIONS.term ? null : String(term));
  setParam(search, 'km', km === DEFAULT_CONDITIONS.km ? null : String(km));
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
