import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type OutboxWorker } from './outbox-worker';

let arrivals = 0;

/** Notes that this process has put a row into an outbox, committed or not yet. */
export function noteArrival(): void {
  arrivals += 1;
}

/**
 * Wakes the worker after a request that put a row into an outbox, and after no other,
 * since each look costs a statement for each outbox. The request's transaction has
 * committed by then. Rows of other requests count too, so that none is missed.
 */
export function wakeOnArrival(
  app: FastifyInstance,
  worker: Pick<OutboxWorker, 'wake'>,
): void {
  const before = new WeakMap<FastifyRequest, number>();
  app.addHook('onRequest', async (request) => void before.set(request, arrivals));
  app.addHook('onResponse', async (request) => {
    if (before.get(request) !== arrivals) worker.wake();
  });
}
