import { type FastifyInstance } from 'fastify';
import { findCustomers, getCustomer } from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { CONSULTANTS } from '#platform/security/access';
import { searchCustomers, showCustomer } from './customers.service';

export function customerRoutes(api: FastifyInstance): void {
  serve(
    api,
    findCustomers,
    { ...CONSULTANTS.withoutRight, limit: 'customers' },
    ({ ports, db, query, actor }) =>
      searchCustomers(ports, db, { search: query.search, actor }),
  );
  serve(
    api,
    getCustomer,
    { ...CONSULTANTS.withoutRight, limit: 'customers' },
    ({ ports, db, params, viewer, actor }) =>
      showCustomer(ports, db, { id: params.id, viewer, actor }),
  );
}
