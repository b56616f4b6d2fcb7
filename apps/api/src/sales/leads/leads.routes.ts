import { type FastifyInstance } from 'fastify';
import {
  callPlace,
  claimLead,
  getLead,
  listLeads,
  releaseLead,
  sendLandingLead,
  sendLead,
  sendReservationLead,
  workLead,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { showQueue } from './lead-queue.service';
import * as work from './lead-work.service';
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
  workRoutes(api);
}

/**
 * Consultants with the right `leads` may call; the database says at each call who has it.
 */
const STAFF = { access: ['CONSULTANT'], right: 'leads' } as const;

function workRoutes(api: FastifyInstance): void {
  serve(api, listLeads, STAFF, ({ ports, db, viewer, actor, query }) =>
    showQueue(ports, db, { consultantId: viewer.id, actor, query }),
  );
  serve(api, getLead, STAFF, ({ ports, db, viewer, actor, params }) =>
    work.showLead(ports, db, {
      ...params,
      consultantId: viewer.id,
      actor,
    }),
  );
  serve(api, claimLead, STAFF, ({ ports, db, viewer, actor, params, body }) =>
    work.claimLead(ports, db, {
      ...params,
      ...body,
      consultantId: viewer.id,
      actor,
    }),
  );
  serve(api, releaseLead, STAFF, ({ ports, db, viewer, actor, params, body }) =>
    work.releaseLead(ports, db, {
      ...params,
      ...body,
      consultantId: viewer.id,
      actor,
    }),
  );
  serve(api, callPlace, STAFF, ({ ports, db, viewer, actor, params, body }) =>
    work.callPlace(ports, db, {
      ...params,
      ...body,
      consultantId: viewer.id,
      actor,
    }),
  );
  serve(api, workLead, STAFF, ({ ports, db, viewer, actor, params, body }) =>
    work.workLead(ports, db, {
      ...params,
      consultantId: viewer.id,
      actor,
      form: body,
    }),
  );
}
