import { type FastifyInstance } from 'fastify';
import { searchPortal } from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { ALL_STAFF } from '#platform/security/access';
import { search } from './search.service';

export function searchRoutes(api: FastifyInstance): void {
  serve(
    api,
    searchPortal,
    { ...ALL_STAFF, limit: 'customers' },
    ({ ports, db, body, viewer, actor }) =>
      search(ports, db, { text: body.text, viewer, actor }),
  );
}
