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
 * Runs when `drain()` begins: an endless answer must not keep the process from ending,
 * and its reader goes to another process.
 */
export function onDrain({ server }: Pick<FastifyInstance, 'server'>, run: () => void) {
  leaving.set(server, [...(leaving.get(server) ?? []), run]);
}

/**
 * Lets a server stop without resetting connections. After `drain()` every answer has
 * `Connection: close`, so that callers with keep-alive go to another process, and
 * `/readyz` gives 503. Closing a connection from this side could lose a request that is
 * on its way.
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
