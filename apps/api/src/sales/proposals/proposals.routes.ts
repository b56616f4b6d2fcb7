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
import {
  CONSULTANTS,
  CUSTOMERS,
  CUSTOMERS_AND_STAFF,
  DEALERSHIP_STAFF,
} from '#platform/security/access';
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

export function proposalRoutes(api: FastifyInstance): void {
  serve(
    api,
    sendProposal,
    CUSTOMERS,
    async ({ ports, db, viewer, actor, sessionId, attribution, params, body }) => {
      const id = await sendBasket(ports, db, {
        sender: { viewer, actor, sessionId, attribution },
        simulationId: params.id,
        request: body,
      });
      return proposals.getProposal(ports, db, { viewer, id });
    },
  );
  serve(
    api,
    listProposals,
    CUSTOMERS_AND_STAFF.analysis,
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
    { ...DEALERSHIP_STAFF, limit: 'exports' },
    ({ ports, db, viewer, actor, query }) =>
      exportFiltered(ports, db, { viewer, actor, query }),
  );
  serve(api, getProposalAges, DEALERSHIP_STAFF, async ({ ports, db, viewer }) => ({
    bands: await readProposalAges(db, viewer, ports.clock.now()),
  }));
  serve(
    api,
    getProposal,
    CUSTOMERS_AND_STAFF.analysis,
    ({ ports, db, viewer, actor, params }) =>
      proposals.showProposal(ports, db, {
        viewer,
        id: params.id,
        actor,
      }),
  );
  serve(
    api,
    noteProposal,
    DEALERSHIP_STAFF,
    ({ ports, db, viewer, actor, params, body }) =>
      note(ports, db, {
        viewer,
        id: params.id,
        note: body,
        actor,
      }),
  );
  serve(api, cancelProposal, CUSTOMERS, ({ ports, db, viewer, actor, params, body }) =>
    cancel(ports, db, {
      viewer,
      id: params.id,
      cancellation: body,
      actor,
    }),
  );
  serve(api, requestReview, CUSTOMERS, ({ ports, db, viewer, actor, params, body }) =>
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
    CONSULTANTS.analysis,
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
    CONSULTANTS.analysis,
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
    CONSULTANTS.analysis,
    ({ ports, db, viewer, actor, params, body }) =>
      takeBack(ports, db, {
        viewer,
        id: params.id,
        request: body,
        actor,
      }),
  );
}
