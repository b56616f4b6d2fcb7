import { decideProposal, getProposal, listProposals, sendProposal } from '@site/contracts';
import { type FastifyInstance } from 'fastify';
import { signedIn } from '../../platform/authentication';
import { serve, type Access } from '../../platform/serve';
import * as proposals from './proposals.service';
import { sendProposal as sendBasket } from './sending.service';

const EVERYBODY_SIGNED_IN: readonly Access[] = ['customer', 'SELLER', 'DEALER', 'CONSULTANT'];

export function proposalRoutes(api: FastifyInstance): void {
  serve(api, sendProposal, ['customer'], ({ ports, db, viewer, sessionId, attribution, params, body }) =>
    sendBasket(ports, db, { viewer: signedIn(viewer), sessionId, attribution }, params.id, body),
  );
  serve(api, listProposals, EVERYBODY_SIGNED_IN, ({ ports, db, viewer, query }) => proposals.listProposalsFor(ports, db, signedIn(viewer), query));
  serve(api, getProposal, EVERYBODY_SIGNED_IN, ({ db, viewer, params }) => proposals.getProposal(db, signedIn(viewer), params.id));
  serve(api, decideProposal, ['CONSULTANT'], ({ ports, db, viewer, params, body }) => proposals.decideProposal(ports, db, signedIn(viewer), params.id, body));
}
