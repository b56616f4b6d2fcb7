import { type FastifyInstance } from 'fastify';
import {
  createBasket,
  createSimulation,
  deleteSimulation,
  getShareToken,
  getSimulation,
  getSimulationPdf,
  listSimulations,
  mailSimulation,
  openSharedSimulation,
  quoteChoice,
  quoteGuaranteed,
  repriceBasket,
  restoreSimulation,
  updateBasket,
} from '@site/contracts';
import { serve } from '../../platform/serve';
import * as repricing from './repricing.service';
import { ownerOf } from './simulations.repository';
import * as simulations from './simulations.service';

/** Everybody has a cart: visitors by their browser session, the rest by their account. */
export function simulationRoutes(api: FastifyInstance): void {
  const limited = { limit: 'simulations' } as const;
  serve(
    api,
    quoteChoice,
    ['anyone'],
    ({ ports, db, body }) => simulations.quoteChoice(ports, db, body),
    { limit: 'availability' },
  );
  serve(
    api,
    createSimulation,
    ['anyone'],
    ({ ports, db, viewer, sessionId, body, attribution }) =>
      simulations.openSimulation(ports, db, {
        owner: ownerOf(viewer, sessionId),
        input: body,
        claims: attribution,
      }),
    limited,
  );
  serve(api, listSimulations, ['anyone'], ({ db, viewer, sessionId }) =>
    simulations.listSimulations(db, ownerOf(viewer, sessionId)),
  );
  serve(api, getSimulation, ['anyone'], ({ db, viewer, sessionId, params }) =>
    simulations.getSimulation(db, ownerOf(viewer, sessionId), params.id),
  );
  serve(
    api,
    getSimulationPdf,
    ['anyone'],
    ({ ports, db, viewer, sessionId, params }) =>
      simulations.printSimulation(ports, db, ownerOf(viewer, sessionId), params),
    { limit: 'availability' },
  );
  serve(
    api,
    deleteSimulation,
    ['anyone'],
    ({ ports, db, viewer, sessionId, params }) =>
      simulations.removeSimulation(ports, db, ownerOf(viewer, sessionId), params.id),
    limited,
  );
  serve(
    api,
    restoreSimulation,
    ['anyone'],
    ({ ports, db, viewer, sessionId, params }) =>
      simulations.restoreSimulation(ports, db, ownerOf(viewer, sessionId), params.id),
    limited,
  );
  serve(
    api,
    createBasket,
    ['anyone'],
    ({ ports, db, viewer, sessionId, params, body }) =>
      simulations.createBasket(ports, db, {
        owner: ownerOf(viewer, sessionId),
        id: params.id,
        chosen: body,
      }),
    limited,
  );
  serve(
    api,
    updateBasket,
    ['anyone'],
    ({ ports, db, viewer, sessionId, params, body }) =>
      simulations.updateBasket(ports, db, {
        owner: ownerOf(viewer, sessionId),
        ids: params,
        edit: body,
      }),
    limited,
  );
  serve(
    api,
    quoteGuaranteed,
    ['anyone'],
    ({ ports, db, viewer, sessionId, params, body }) =>
      simulations.quoteGuaranteed(ports, db, {
        owner: ownerOf(viewer, sessionId),
        ids: params,
        choice: body,
      }),
    { limit: 'availability' },
  );
  serve(
    api,
    repriceBasket,
    ['anyone'],
    ({ ports, db, viewer, sessionId, params, body }) =>
      repricing.repriceBasket(ports, db, {
        owner: ownerOf(viewer, sessionId),
        ids: params,
        revision: body.revision,
      }),
    limited,
  );
  serve(api, getShareToken, ['anyone'], ({ ports, db, viewer, sessionId, params }) =>
    simulations.getShareToken(ports, db, ownerOf(viewer, sessionId), params.id),
  );
  serve(
    api,
    openSharedSimulation,
    ['anyone'],
    ({ ports, db, body }) => simulations.openShared(ports, db, body.token),
    { limit: 'availability' },
  );
  serve(
    api,
    mailSimulation,
    ['anyone'],
    ({ ports, db, viewer, sessionId, params, body }) =>
      simulations.mailSimulation(ports, db, {
        owner: ownerOf(viewer, sessionId),
        ids: params,
        to: body.email,
      }),
    { limit: 'mails' },
  );
}
