import { getCepAddress, type CepAddress } from '@site/contracts';
import { findStateByUf, ufOfCep } from '@site/contracts/brazil';
import { type FastifyInstance } from 'fastify';
import { refuse } from '../../platform/errors';
import { serve } from '../../platform/serve';
import { CAPITALS, CEPS } from './ceps.data';

export function addressRoutes(api: FastifyInstance): void {
  serve(
    api,
    getCepAddress,
    ['anyone'],
    ({ params }) =>
      findAddress(params.cep) ?? refuse('not-found', 'Não encontramos esse CEP. Preencha o endereço.'),
    { limit: 'availability' },
  );
}

/**
 * Address of a CEP from the bundled sample; for others the capital of the state that the CEP lies in, without street,
 * to be completed by hand. Null when no state uses the CEP.
 */
export function findAddress(cep: string): CepAddress | null {
  const [, street = '', neighborhood = '', knownCity, knownUf, knownLatitude, knownLongitude] =
    CEPS.find(([known]) => known === cep) ?? [];
  const uf = knownUf ?? ufOfCep(cep);
  const state = uf ? findStateByUf(uf) : null;
  const [capital, latitude, longitude] = CAPITALS[uf ?? ''] ?? [];
  if (!state || capital === undefined || latitude === undefined || longitude === undefined) return null;
  return {
    cep,
    street,
    neighborhood,
    city: knownCity ?? capital,
    state: state.uf,
    stateId: state.id,
    latitude: knownLatitude ?? latitude,
    longitude: knownLongitude ?? longitude,
  };
}
