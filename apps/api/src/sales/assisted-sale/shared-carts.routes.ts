import { type FastifyInstance } from 'fastify';
import {
  addAssistedSimulation,
  changeAssistedSimulation,
  decideSharing,
  endAssistedCart,
  endSharedCart,
  getAssistedCart,
  getSharedCart,
  inviteCustomer,
  listAssistedCarts,
  offerSharedCart,
  openInvitation,
  quoteAssistedChange,
  removeAssistedSimulation,
  requestSharing,
  restoreAssistedSimulation,
  setAssistedCampaign,
  startAssistedCart,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { ANYONE, SELLERS } from '#platform/security/access';
import * as answers from './answer-invitation.service';
import * as assisted from './assisted-carts.service';
import * as changes from './assisted-changes.service';
import * as shared from './shared-carts.service';

/**
 * The customer's side belongs to the owner of the cart; the seller's side to sellers,
 * each for their own carts.
 */
export function sharedCartRoutes(api: FastifyInstance): void {
  const limited = { limit: 'invitations' } as const;
  serve(api, getSharedCart, ANYONE, ({ ports, db, viewer, sessionId }) =>
    shared.getOwnCart(ports, db, { viewer, sessionId }),
  );
  serve(
    api,
    offerSharedCart,
    { ...ANYONE, ...limited },
    ({ ports, db, viewer, sessionId }) =>
      shared.offerCart(ports, db, { viewer, sessionId }),
  );
  serve(
    api,
    endSharedCart,
    { ...ANYONE, ...limited },
    ({ ports, db, viewer, sessionId, actor }) =>
      shared.endOwnCart(ports, db, { viewer, sessionId, actor }),
  );
  serve(api, openInvitation, { ...ANYONE, ...limited }, ({ ports, db, body }) =>
    answers.openInvited(ports, db, body.code),
  );
  serve(
    api,
    decideSharing,
    { ...ANYONE, ...limited },
    ({ ports, db, viewer, sessionId, actor, body }) =>
      answers.decide(ports, db, { viewer, sessionId, actor }, body),
  );

  serve(api, listAssistedCarts, SELLERS, ({ ports, db, viewer }) =>
    assisted.listCarts(ports, db, viewer),
  );
  serve(
    api,
    startAssistedCart,
    { ...SELLERS, ...limited },
    ({ ports, db, viewer, body }) =>
      assisted.startCart(ports, db, viewer, body.customerName),
  );
  serve(api, requestSharing, { ...SELLERS, ...limited }, ({ ports, db, viewer, body }) =>
    assisted.requestCart(ports, db, viewer, body.code),
  );
  serve(api, getAssistedCart, SELLERS, ({ ports, db, viewer, params }) =>
    assisted.getCart(ports, db, viewer, params.id),
  );
  serve(api, endAssistedCart, SELLERS, ({ ports, db, viewer, params }) =>
    assisted.endCart(ports, db, viewer, params.id),
  );
  serve(
    api,
    inviteCustomer,
    { ...SELLERS, ...limited },
    ({ ports, db, viewer, params, body }) =>
      assisted.invite(ports, db, {
        seller: viewer,
        id: params.id,
        email: body.email,
      }),
  );
  serve(
    api,
    addAssistedSimulation,
    { ...SELLERS, limit: 'simulations' },
    ({ ports, db, viewer, params, body }) =>
      changes.addSimulation(ports, db, {
        seller: viewer,
        id: params.id,
        simulation: body,
      }),
  );
  serve(
    api,
    quoteAssistedChange,
    { ...SELLERS, limit: 'availability' },
    ({ ports, db, viewer, params, body }) =>
      changes.quoteChange(ports, db, {
        seller: viewer,
        ids: params,
        choice: body,
      }),
  );
  serve(
    api,
    changeAssistedSimulation,
    { ...SELLERS, limit: 'simulations' },
    ({ ports, db, viewer, params, body }) =>
      changes.changeSimulation(ports, db, {
        seller: viewer,
        ids: params,
        edit: body,
      }),
  );
  serve(
    api,
    setAssistedCampaign,
    { ...SELLERS, limit: 'simulations' },
    ({ ports, db, viewer, params, body }) =>
      changes.setCartCampaign(ports, db, {
        seller: viewer,
        ids: params,
        form: body,
      }),
  );
  serve(
    api,
    removeAssistedSimulation,
    { ...SELLERS, limit: 'simulations' },
    ({ ports, db, viewer, params }) =>
      changes.removeSimulation(ports, db, {
        seller: viewer,
        ids: params,
      }),
  );
  serve(
    api,
    restoreAssistedSimulation,
    { ...SELLERS, limit: 'simulations' },
    ({ ports, db, viewer, params }) =>
      changes.restoreSimulation(ports, db, {
        seller: viewer,
        ids: params,
      }),
  );
}
