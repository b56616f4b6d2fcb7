import { type FastifyInstance } from 'fastify';
import {
  createBasket,
  createSimulation,
  deleteSimulation,
  getSimulation,
  getSimulationPdf,
  listSimulations,
  mailSimulation,
  quoteChoice,
  quoteGuaranteed,
  repriceBasket,
  restoreSimulation,
  updateBasket,
} from '@site/api-contract';
import { serve } from '#platform/http/serve';
import { ANYONE } from '#platform/security/access';
import * as baskets from './baskets.service';
import * as pricing from './pricing/pricing.service';
import { ownerOf } from './simulations.repository';
import * as simulations from './simulations.service';

/**
 * Everybody has a cart: visitors by their browser session, signed-in people by their
 * account.
 */
export function simulationRoutes(api: FastifyInstance): void {
  const limited = { limit: 'simulations' } as const;
  serve(
    api,
    quoteChoice,
    { ...ANYONE, limit: 'availability' },
    ({ ports, db, viewer, sessionId, body }) =>
      pricing.quoteChoice(ports, db, { ...body, owner: ownerOf(viewer, sessionId) }),
  );
  serve(
    api,
    createSimulation,
    { ...ANYONE, ...limited, writesOnce: true },
    ({ ports, db, viewer, sessionId, body, attribution }) =>
      simulations.openSimulation(ports, db, {
        owner: ownerOf(viewer, sessionId),
        input: body,
        claims: attribution,
      }),
  );
  serve(api, listSimulations, ANYONE, ({ db, ports, viewer, sessionId }) =>
    simulations.listSimulations(ports, db, ownerOf(viewer, sessionId)),
  );
  serve(api, getSimulation, ANYONE, ({ db, ports, viewer, sessionId, params }) =>
    simulations.getSimulation(ports, db, ownerOf(viewer, sessionId), params.id),
  );
  serve(
    api,
    getSimulationPdf,
    { ...ANYONE, limit: 'availability' },
    ({ ports, db, viewer, sessionId, params }) =>
      simulations.printSimulation(ports, db, ownerOf(viewer, sessionId), params),
  );
  serve(
    api,
    deleteSimulation,
    { ...ANYONE, ...limited },
    ({ ports, db, viewer, sessionId, params }) =>
      simulations.removeSimulation(ports, db, ownerOf(viewer, sessionId), params.id),
  );
  serve(
    api,
    restoreSimulation,
    { ...ANYONE, ...limited },
    ({ ports, db, viewer, sessionId, params }) =>
      simulations.restoreSimulation(ports, db, ownerOf(viewer, sessionId), params.id),
  );
  serve(
    api,
    createBasket,
    { ...ANYONE, ...limited },
    ({ ports, db, viewer, sessionId, params, body }) =>
      baskets.createBasket(ports, db, {
        owner: ownerOf(viewer, sessionId),
        id: params.id,
        chosen: body,
      }),
  );
  serve(
    api,
    updateBasket,
    { ...ANYONE, ...limited },
    ({ ports, db, viewer, sessionId, params, body }) =>
      baskets.updateBasket(ports, db, {
        owner: ownerOf(viewer, sessionId),
        ids: params,
        edit: body,
      }),
  );
  serve(
    api,
    quoteGuaranteed,
    { ...ANYONE, limit: 'availability' },
    ({ ports, db, viewer, sessionId, params, body }) =>
      pricing.quoteGuaranteed(ports, db, {
        owner: ownerOf(viewer, sessionId),
        ids: params,
        choice: body,
      }),
  );
  serve(
    api,
    repriceBasket,
    { ...ANYONE, ...limited },
    ({ ports, db, viewer, sessionId, params, body }) =>
      baskets.repriceBasket(ports, db, {
        owner: ownerOf(viewer, sessionId),
        ids: params,
        revision: body.revision,
      }),
  );
  serve(
    api,
    mailSimulation,
    { ...ANYONE, limit: 'mails' },
    ({ ports, db, viewer, sessionId, params, body }) =>
      simulations.mailSimulation(ports, db, {
        owner: ownerOf(viewer, sessionId),
        ids: params,
        to: body.email,
      }),
  );
}
