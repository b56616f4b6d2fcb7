import { type FastifyInstance } from 'fastify';
import { getCepAddress } from '@site/api-contract';
import { refuse } from '#platform/errors';
import { serve } from '#platform/http/serve';
import { ANYONE } from '#platform/security/access';
import { findAddress } from './addresses.rules';

export function addressRoutes(api: FastifyInstance): void {
  serve(
    api,
    getCepAddress,
    { ...ANYONE, limit: 'availability' },
    ({ params }) =>
      findAddress(params.cep) ??
      refuse('not-found', 'Não encontramos esse CEP. Preencha o endereço.'),
  );
}
