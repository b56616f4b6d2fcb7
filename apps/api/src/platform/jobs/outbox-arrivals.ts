import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type OutboxWorker } from './outbox-worker';

let arrivals = 0;

/** Says that this process has put something into an outbox, committed or not yet. */
export function noteArrival(): void {
  arrivals += 1;
}

/**
 * Wakes the worker after a request during which something was put into an outbox, and
 * after no other: a look into the boxes costs each of them a statement. By then the
 * transaction of the request has committed. What another request put in meanwhile counts
 * too, so that no arrival is missed.
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
