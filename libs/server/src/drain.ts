import { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type FastifyInstance } from 'fastify';

const draining = new WeakSet<object>();

/**
 * True between `drain()` and the end of the process: it still answers, but wants no new
 * callers.
 */
export function isDraining({ server }: Pick<FastifyInstance, 'server'>): boolean {
  return draining.has(server);
}

const leaving = new WeakMap<object, (() => void)[]>();

/**
 * Runs when `drain()` begins: an answer that has no end of its own must not hold the
 * process up, and who reads it goes to another one.
 */
export function onDrain({ server }: Pick<FastifyInstance, 'server'>, run: () => void) {
  leaving.set(server, [...(leaving.get(server) ?? []), run]);
}

/**
 * Prepares a server to leave without a reset connection: after `drain()` each answer,
 * also of requests that run already, carries `Connection: close`, so that callers with
 * keep-alive go to another process by themselves; `/readyz` says 503. A connection that
 * is closed from this side may cross with its next request, which then is lost.
 */
export function prepareDrain({ server }: { server: Server }): { drain: () => void } {
  const open = new Set<ServerResponse>();
  server.prependListener('request', (_request: IncomingMessage, answer) => {
    if (draining.has(server)) return leave(answer);
    open.add(answer);
    answer.once('close', () => open.delete(answer));
  });
  return {
    drain() {
      draining.add(server);
      open.forEach(leave);
      leaving.get(server)?.forEach((run) => run());
    },
  };
}

function leave(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('connection', 'close');
}
