import { type FastifyInstance } from 'fastify';
import {
  assignLeads,
  callPlace,
  claimLead,
  closeLeads,
  getLead,
  listLeads,
  releaseLead,
  sendLandingLead,
  sendLead,
  sendReservationLead,
  workLead,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { ANYONE, CONSULTANTS } from '#platform/security/access';
import { showQueue } from './lead-queue.service';
import * as work from './lead-work.service';
import { receiveLandingLead, receiveLead, receiveReservationLead } from './leads.service';
import * as selection from './selection/selected-leads.service';

export function leadRoutes(api: FastifyInstance): void {
  serve(
    api,
    sendLead,
    { ...ANYONE, limit: 'leads' },
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
    { ...ANYONE, limit: 'leads' },
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
    { ...ANYONE, limit: 'leads' },
    ({ ports, db, params, body, attribution, sessionId }) =>
      receiveLandingLead(ports, db, { ...params, form: body, attribution, sessionId }),
  );
  workRoutes(api);
}

/**
 * Consultants with the right `leads` may call; the database says at each call who has it.
 */

function workRoutes(api: FastifyInstance): void {
  serve(api, listLeads, CONSULTANTS.leads, ({ ports, db, viewer, actor, query }) =>
    showQueue(ports, db, { consultantId: viewer.id, actor, query }),
  );
  serve(api, getLead, CONSULTANTS.leads, ({ ports, db, viewer, actor, params }) =>
    work.showLead(ports, db, {
      ...params,
      consultantId: viewer.id,
      actor,
    }),
  );
  serve(api, claimLead, CONSULTANTS.leads, ({ ports, db, viewer, actor, params, body }) =>
    work.claimLead(ports, db, {
      ...params,
      ...body,
      consultantId: viewer.id,
      actor,
    }),
  );
  serve(
    api,
    releaseLead,
    CONSULTANTS.leads,
    ({ ports, db, viewer, actor, params, body }) =>
      work.releaseLead(ports, db, {
        ...params,
        ...body,
        consultantId: viewer.id,
        actor,
      }),
  );
  serve(api, callPlace, CONSULTANTS.leads, ({ ports, db, viewer, actor, params, body }) =>
    work.callPlace(ports, db, {
      ...params,
      ...body,
      consultantId: viewer.id,
      actor,
    }),
  );
  serve(api, workLead, CONSULTANTS.leads, ({ ports, db, viewer, actor, params, body }) =>
    work.workLead(ports, db, {
      ...params,
      consultantId: viewer.id,
      actor,
      form: body,
    }),
  );
  serve(api, assignLeads, CONSULTANTS.leads, ({ ports, db, viewer, actor, body }) =>
    selection.assignLeads(ports, db, { ...body, consultantId: viewer.id, actor }),
  );
  serve(api, closeLeads, CONSULTANTS.leads, ({ ports, db, viewer, actor, body }) =>
    selection.closeLeads(ports, db, { ...body, consultantId: viewer.id, actor }),
  );
}
