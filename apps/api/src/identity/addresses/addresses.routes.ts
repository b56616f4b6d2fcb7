import { type FastifyInstance } from 'fastify';
import { getCepAddress } from '@site/api-contract';
import { refuse } from '#platform/errors';
import { serve } from '#platform/http/serve';
import { findAddress } from './addresses.rules';

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
