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

/** Where the car goes. */
const PLACE_PARAM = 'lugar';

/**
 * Conditions as they stand in a URL; what is missing or makes no sense is the default.
 */
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
 * Gives the part of a remembered place and person that a URL leaves open. A URL that
 * names a place means the usual person unless it says otherwise.
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
 * Writes conditions into a query. What is usual stays out, so that the shortest URL is
 * the usual one, unless the query names it already: a link that names its plan goes on
 * naming it.
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

/** Writes conditions into a query, all of them by name. */
export function nameConditions(search: URLSearchParams, conditions: Conditions): void {
  setParam(search, PLACE_PARAM, writePlace(conditions.place));
  writePlanInto(search, conditions);
}

/** `Campinas,SP,-22.91,-47.06`; what a browser keeps may hold anything for a city. */
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
