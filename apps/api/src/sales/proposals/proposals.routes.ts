import { type FastifyInstance } from 'fastify';
import {
  cancelProposal,
  checkPartners,
  decideProposal,
  exportProposals,
  getProposal,
  getProposalAges,
  listProposals,
  noteProposal,
  requestReview,
  sendProposal,
  takeBackRequest,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { recordAudit } from '#platform/security/audit';
import { decideProposal as decide } from './analysis/decide-proposal.service';
import { noteProposal as note } from './analysis/note-proposal.service';
import { requestReview as askReview } from './analysis/request-review.service';
import { takeBackRequest as takeBack } from './analysis/take-back-request.service';
import { cancelProposal as cancel } from './end/cancel-proposal.service';
import { exportProposals as exportFiltered } from './list/export-proposals.service';
import { readProposalAges } from './list/proposal-ages';
import * as proposals from './proposals.service';
import { checkPartners as check } from './send/check-partners.service';
import { sendProposal as sendBasket } from './send/submit-proposal.service';

const EVERYBODY_SIGNED_IN = {
  access: ['customer', 'SELLER', 'DEALER', 'CONSULTANT'],
  right: 'analysis',
} as const;

export function proposalRoutes(api: FastifyInstance): void {
  serve(
    api,
    sendProposal,
    { access: ['customer'] },
    ({ ports, db, viewer, actor, sessionId, attribution, params, body }) =>
      sendBasket(ports, db, {
        sender: { viewer, actor, sessionId, attribution },
        simulationId: params.id,
        request: body,
      }),
  );
  serve(
    api,
    listProposals,
    EVERYBODY_SIGNED_IN,
    async ({ ports, db, viewer, actor, query }) => {
      if (viewer.role)
        await recordAudit(ports, db, {
          actor,
          action: 'proposals-listed',
          personId: null,
        });
      return proposals.listProposalsFor(ports, db, viewer, query);
    },
  );
  serve(
    api,
    exportProposals,
    { access: ['SELLER', 'DEALER'], limit: 'exports' },
    ({ ports, db, viewer, actor, query }) =>
      exportFiltered(ports, db, { viewer, actor, query }),
  );
  serve(
    api,
    getProposalAges,
    { access: ['SELLER', 'DEALER'] },
    async ({ ports, db, viewer }) => ({
      bands: await readProposalAges(db, viewer, ports.clock.now()),
    }),
  );
  serve(api, getProposal, EVERYBODY_SIGNED_IN, ({ ports, db, viewer, actor, params }) =>
    proposals.showProposal(ports, db, {
      viewer,
      id: params.id,
      actor,
    }),
  );
  serve(
    api,
    noteProposal,
    { access: ['SELLER', 'DEALER'] },
    ({ ports, db, viewer, actor, params, body }) =>
      note(ports, db, {
        viewer,
        id: params.id,
        note: body,
        actor,
      }),
  );
  serve(
    api,
    cancelProposal,
    { access: ['customer'] },
    ({ ports, db, viewer, actor, params, body }) =>
      cancel(ports, db, {
        viewer,
        id: params.id,
        cancellation: body,
        actor,
      }),
  );
  serve(
    api,
    requestReview,
    { access: ['customer'] },
    ({ ports, db, viewer, actor, params, body }) =>
      askReview(ports, db, {
        viewer,
        id: params.id,
        request: body,
        actor,
      }),
  );
  serve(
    api,
    decideProposal,
    { access: ['CONSULTANT'], right: 'analysis' },
    ({ ports, db, viewer, actor, params, body }) =>
      decide(ports, db, {
        viewer,
        id: params.id,
        decision: body,
        actor,
      }),
  );
  serve(
    api,
    checkPartners,
    { access: ['CONSULTANT'], right: 'analysis' },
    ({ ports, db, viewer, actor, params, body }) =>
      check(ports, db, {
        viewer,
        id: params.id,
        check: body,
        actor,
      }),
  );
  serve(
    api,
    takeBackRequest,
    { access: ['CONSULTANT'], right: 'analysis' },
    ({ ports, db, viewer, actor, params, body }) =>
      takeBack(ports, db, {
        viewer,
        id: params.id,
        request: body,
        actor,
      }),
  );
}
