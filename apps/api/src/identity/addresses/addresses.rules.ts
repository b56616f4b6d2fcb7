import { type CepAddress } from '@site/api-contract';
import { findStateByUf } from '@site/api-contract/brazil';
import { CEPS, CITIES } from './ceps.data';

/**
 * Address of a CEP: complete where the bundled sample has it, else the city of its range,
 * with street and neighborhood to type. Null for a place that is not bundled: the whole
 * address is typed.
 */
export function findAddress(cep: string): CepAddress | null {
  const [, street, neighborhood, ...sampled] =
    CEPS.find(([known]) => known === cep) ?? [];
  const prefix = cep.slice(0, 5);
  const [, , ...ranged] =
    CITIES.find(([from, to]) => from <= prefix && prefix <= to) ?? [];
  const [city, uf, latitude, longitude] = sampled.length > 0 ? sampled : ranged;
  const state = uf === undefined ? null : findStateByUf(uf);
  if (!state || city === undefined || latitude === undefined || longitude === undefined)
    return null;
  return {
    cep,
    street: street ?? '',
    neighborhood: neighborhood ?? '',
    city,
    state: state.uf,
    stateId: state.id,
    latitude,
    longitude,
  };
}

const nameOf = (city: string, uf: string) => `${city}, ${uf}`;
const NAMES = new Set([
  ...CEPS.map(([, , , city, uf]) => nameOf(city, uf)),
  ...CITIES.map(([, , city, uf]) => nameOf(city, uf)),
]);

/** Whether some CEP belongs to this city, as its name is written here. */
export const isCityOfCeps = (city: string, uf: string) => NAMES.has(nameOf(city, uf));
