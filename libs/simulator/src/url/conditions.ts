import { type ClientType, type Place } from '@site/api-contract';
import { roundDegrees } from '@site/api-contract/brazil';
import {
  DEFAULT_PLACE,
  type KmPackage,
  type Term,
  USUAL_PLAN,
} from '@site/api-contract/pricing';

/**
 * Conditions of every price in the simulator, in addition to the car (spec §3: client
 * type, location); term in months, km a month.
 */
export type Conditions = {
  place: Place;
  clientType: ClientType;
  term: Term;
  km: KmPackage;
};

/** Place and client type, on which the catalogue depends. */
export type Where = Pick<Conditions, 'place' | 'clientType'>;

export const DEFAULT_CONDITIONS: Conditions = {
  place: DEFAULT_PLACE,
  clientType: 1,
  ...USUAL_PLAN,
};

/** City and rounded position, without other fields. */
export function placeOf({ city, state, latitude, longitude }: Place): Place {
  return {
    city,
    state,
    latitude: roundDegrees(latitude),
    longitude: roundDegrees(longitude),
  };
}

/** Parameters of `vehicles/vehicleClass/…`. */
export function whereParams({ place, clientType }: Where) {
  return {
    type: clientType === 2 ? '2' : '1',
    lat: degrees(place.latitude),
    lng: degrees(place.longitude),
  } as const;
}

/** Decimal degrees for a path: rounded, never with an exponent. */
export function degrees(value: number): string {
  return String(roundDegrees(value));
}
