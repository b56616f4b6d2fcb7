import { listLeads, sendLead } from '@site/contracts';
import { type FastifyInstance } from 'fastify';
import { decodeCursor, DEFAULT_PAGE_SIZE } from '../../platform/paging';
import { serve } from '../../platform/serve';
import { listLeadPage } from './leads.repository';
import { receiveLead } from './leads.service';

export function leadRoutes(api: FastifyInstance): void {
  serve(
    api,
    sendLead,
    ['anyone'],
    ({ ports, db, params, body, attribution }) =>
      receiveLead(ports, db, { product: params.product, form: body, attribution }),
    { limit: 'leads' },
  );
  serve(api, listLeads, ['CONSULTANT'], ({ db, query }) =>
    listLeadPage(db, {
      after: decodeCursor(query.cursor),
      size: query.limit ? Number(query.limit) : DEFAULT_PAGE_SIZE,
      search: query.search,
    }),
  );
}
