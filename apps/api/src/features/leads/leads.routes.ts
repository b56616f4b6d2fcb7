import { type FastifyInstance } from 'fastify';
import {
  listLeads,
  sendLandingLead,
  sendLead,
  sendReservationLead,
} from '@site/contracts';
import { decodeCursor, DEFAULT_PAGE_SIZE } from '../../platform/http/paging';
import { serve } from '../../platform/http/serve';
import { recordAudit } from '../../platform/security/audit';
import { listLeadPage } from './leads.repository';
import { receiveLandingLead, receiveLead, receiveReservationLead } from './leads.service';

export function leadRoutes(api: FastifyInstance): void {
  serve(
    api,
    sendLead,
    { access: ['anyone'], limit: 'leads' },
    ({ ports, db, params, body, attribution, sessionId }) =>
      receiveLead(ports, db, {
        product: params.product,
        form: body,
        attribution,
        sessionId,
      }),
  );
  serve(
    api,
    sendReservationLead,
    { access: ['anyone'], limit: 'leads' },
    ({ ports, db, params, body, attribution, sessionId }) =>
      receiveReservationLead(ports, db, {
        product: params.product,
        form: body,
        attribution,
        sessionId,
      }),
  );
  serve(
    api,
    sendLandingLead,
    { access: ['anyone'], limit: 'leads' },
    ({ ports, db, params, body, attribution, sessionId }) =>
      receiveLandingLead(ports, db, { ...params, form: body, attribution, sessionId }),
  );
  serve(
    api,
    listLeads,
    { access: ['CONSULTANT'], right: 'leads' },
    async ({ ports, db, acting, query }) => {
      await recordAudit(ports, db, {
        by: acting,
        action: 'leads-listed',
        personId: null,
      });
      return listLeadPage(db, {
        after: decodeCursor(query.cursor),
        size: query.limit ? Number(query.limit) : DEFAULT_PAGE_SIZE,
        search: query.search,
      });
    },
  );
}
