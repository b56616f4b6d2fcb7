import { type FastifyInstance } from 'fastify';
import { type CepAddress, getCepAddress } from '@site/contracts';
import { findStateByUf } from '@site/contracts/brazil';
import { refuse } from '#platform/errors';
import { serve } from '#platform/http/serve';
import { CEPS, CITIES } from './ceps.data';

export function addressRoutes(api: FastifyInstance): void {
  serve(
    api,
    getCepAddress,
    { access: ['anyone'], limit: 'availability' },
    ({ params }) =>
      findAddress(params.cep) ??
      refuse('not-found', 'Não encontramos esse CEP. Preencha o endereço.'),
  );
}

/**
 * Address of a CEP: whole where it is in the bundled sample, else the city that its range
 * belongs to, with street and neighborhood to be completed by hand. Null for a place
 * that is not bundled: the caller types the address.
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
