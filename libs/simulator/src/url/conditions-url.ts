import { type Place } from '@site/api-contract';
import {
  DEFAULT_PLACE,
  readPlan,
  samePlace,
  setParam,
  writePlanInto,
} from '@site/api-contract/pricing';
import { CLIENT_TYPE_PARAM, KM_PARAM, TERM_PARAM } from '@site/api-contract/site-paths';
import { type Conditions, DEFAULT_CONDITIONS, placeOf, type Where } from './conditions';

/** The place of the delivery. */
const PLACE_PARAM = 'lugar';

/** Conditions in a URL; missing or invalid ones are the defaults. */
export function readConditions(search: URLSearchParams): Conditions {
  const { clientType, term, km } = readPlan(search);
  return {
    place: readPlace(search.get(PLACE_PARAM)) ?? DEFAULT_CONDITIONS.place,
    clientType,
    term,
    km,
  };
}

/**
 * The stored place and client type for parts that a URL leaves open. A URL with a place
 * means the default client type unless it names another one.
 */
export function whereLeftOpen(
  search: URLSearchParams,
  remembered: Where | null,
): Partial<Where> {
  if (!remembered || search.has(PLACE_PARAM)) return {};
  const { place, clientType } = remembered;
  return search.has(CLIENT_TYPE_PARAM) ? { place } : { place, clientType };
}

/**
 * Writes conditions into a query. Defaults are left out, so that the default URL is the
 * shortest, unless the query has them already: a link that names its plan keeps naming
 * it.
 */
export function writeConditions(search: URLSearchParams, conditions: Conditions): void {
  const named = new URLSearchParams(search);
  nameConditions(named, conditions);
  const { place, clientType, term, km } = conditions;
  const usual: Record<string, boolean> = {
    [PLACE_PARAM]: samePlace(place, DEFAULT_PLACE),
    [CLIENT_TYPE_PARAM]: clientType === DEFAULT_CONDITIONS.clientType,
    [TERM_PARAM]: term === DEFAULT_CONDITIONS.term,
    [KM_PARAM]: km === DEFAULT_CONDITIONS.km,
  };
  for (const [name, isUsual] of Object.entries(usual))
    setParam(search, name, isUsual && !search.has(name) ? null : named.get(name));
}

/** Writes all conditions into a query. */
export function nameConditions(search: URLSearchParams, conditions: Conditions): void {
  setParam(search, PLACE_PARAM, writePlace(conditions.place));
  writePlanInto(search, conditions);
}

/** `Campinas,SP,-22.91,-47.06`; the city in a browser's storage may be any text. */
export function writePlace({ city, state, latitude, longitude }: Place): string {
  return [String(city).replaceAll(',', ' '), state, latitude, longitude].join(',');
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
  const place = placeOf({
    city: city.trim(),
    state: state ?? '',
    latitude: Number(latitude),
    longitude: Number(longitude),
  });
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180
    ? place
    : null;
}
