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
  requestSharing,
  startAssistedCart,
} from '@site/contracts';
import { signedIn } from '../../../platform/authentication';
import { serve } from '../../../platform/serve';
import * as assisted from './assisted-carts.service';
import * as shared from './shared-carts.service';

/** The customer's side belongs to whoever holds the cart; the seller's side to sellers, each to their own. */
export function sharedCartRoutes(api: FastifyInstance): void {
  const limited = { limit: 'invitations' } as const;
  serve(api, getSharedCart, ['anyone'], ({ ports, db, viewer, sessionId }) =>
    shared.getOwnCart(ports, db, { viewer, sessionId }),
  );
  serve(
    api,
    offerSharedCart,
    ['anyone'],
    ({ ports, db, viewer, sessionId }) =>
      shared.offerCart(ports, db, { viewer, sessionId }),
    limited,
  );
  serve(
    api,
    endSharedCart,
    ['anyone'],
    ({ ports, db, viewer, sessionId, acting }) =>
      shared.endOwnCart(ports, db, { viewer, sessionId, acting }),
    limited,
  );
  serve(
    api,
    openInvitation,
    ['anyone'],
    ({ ports, db, body }) => shared.openInvited(ports, db, body.code),
    limited,
  );
  serve(
    api,
    decideSharing,
    ['anyone'],
    ({ ports, db, viewer, sessionId, acting, body }) =>
      shared.decide(ports, db, { viewer, sessionId, acting }, body),
    limited,
  );

  serve(api, listAssistedCarts, ['SELLER'], ({ ports, db, viewer }) =>
    assisted.listCarts(ports, db, signedIn(viewer)),
  );
  serve(
    api,
    startAssistedCart,
    ['SELLER'],
    ({ ports, db, viewer, body }) =>
      assisted.startCart(ports, db, signedIn(viewer), body.customerName),
    limited,
  );
  serve(
    api,
    requestSharing,
    ['SELLER'],
    ({ ports, db, viewer, body }) =>
      assisted.requestCart(ports, db, signedIn(viewer), body.code),
    limited,
  );
  serve(api, getAssistedCart, ['SELLER'], ({ ports, db, viewer, params }) =>
    assisted.getCart(ports, db, signedIn(viewer), params.id),
  );
  serve(api, endAssistedCart, ['SELLER'], ({ ports, db, viewer, params }) =>
    assisted.endCart(ports, db, signedIn(viewer), params.id),
  );
  serve(
    api,
    inviteCustomer,
    ['SELLER'],
    ({ ports, db, viewer, params, body }) =>
      assisted.invite(ports, db, {
        seller: signedIn(viewer),
        id: params.id,
        email: body.email,
      }),
    limited,
  );
  serve(
    api,
    addAssistedSimulation,
    ['SELLER'],
    ({ ports, db, viewer, params, body }) =>
      assisted.addSimulation(ports, db, {
        seller: signedIn(viewer),
        id: params.id,
        simulation: body,
      }),
    { limit: 'simulations' },
  );
  serve(
    api,
    quoteAssistedChange,
    ['SELLER'],
    ({ ports, db, viewer, params, body }) =>
      assisted.quoteChange(ports, db, {
        seller: signedIn(viewer),
        ids: params,
        choice: body,
      }),
    { limit: 'availability' },
  );
  serve(
    api,
    changeAssistedSimulation,
    ['SELLER'],
    ({ ports, db, viewer, params, body }) =>
      assisted.changeSimulation(ports, db, {
        seller: signedIn(viewer),
        ids: params,
        edit: body,
      }),
    { limit: 'simulations' },
  );
}
