import { type Server } from 'node:http';
import { setImmediate as allAccepted, setTimeout as pause } from 'node:timers/promises';
import { type FastifyInstance } from 'fastify';
import { stopWithLine } from './config';
import { prepareDrain } from './drain';
import { readRelease } from './release';

const GRACE_MS = 10_000;
/** So many turns of the loop in a row, each with so little work, are a lull. */
const LULL_TURNS = 10;
const LULL_MS = 1;
const MOST_TURNS = 300;

type ListenOptions = {
  host: string;
  port: number;
  /** How long SIGTERM lets the callers go elsewhere before the server closes, in ms. */
  drainMs?: number;
  /** How long all of it may take, in ms, before running requests are given up. */
  graceMs?: number;
  /** Ends the work that nobody asked for by a request; begins with the signal. */
  onDrain?: () => Promise<unknown>;
  /**
   * Closes what the process opened besides the server (database, mail); runs after the
   * last request.
   */
  onStop?: () => Promise<unknown>;
};

/**
 * Listens until SIGTERM or SIGINT. On SIGTERM it goes on answering for `drainMs`, each
 * time with `Connection: close`, while `/readyz` says 503; then it takes no new
 * connections, lets running requests finish and exits 0, all within 10 s. SIGINT closes
 * at once. A taken port is one line that names it and exit code 1.
 */
export async function listenGracefully(
  app: FastifyInstance,
  { host, port, drainMs = 0, graceMs = GRACE_MS, onDrain, onStop }: ListenOptions,
): Promise<string> {
  const { version, commit } = readRelease();
  app.log.info({ version, commit }, 'starting');
  const { drain } = prepareDrain(app);
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => {
      app.log.error({ graceMs }, 'requests still running, giving up on them');
      process.exit(1);
    }, graceMs).unref();
    try {
      drain();
      const drained = Promise.allSettled([onDrain?.()]);
      if (signal === 'SIGTERM') await pause(drainMs);
      await lull();
      stopAccepting(app.server);
      await app.close();
      await drained;
      await onStop?.();
      process.exit(0);
    } catch (error) {
      app.log.error({ err: error }, 'stop failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
  if (process.connected) process.on('disconnect', () => void stop('parent gone'));
  try {
    return await app.listen({ host, port });
  } catch (error) {
    await onStop?.();
    return stopWithLine(listenFailure(error, host, port));
  }
}

/**
 * Connections that the system took while this process was busy are accepted first:
 * closing the socket would reset them. The loop accepts one a turn, and a turn with work
 * in it takes time in which more come, so some with next to none are waited for.
 */
async function lull(): Promise<void> {
  for (let turn = 0, calm = 0; turn < MOST_TURNS && calm < LULL_TURNS; turn += 1) {
    const began = performance.now();
    await allAccepted();
    calm = performance.now() - began < LULL_MS ? calm + 1 : 0;
  }
}

/**
 * Closes the socket in this very turn: Fastify would some turns later, and who came in
 * between would be reset. Node closes idle connections at once, too, and takes one just
 * accepted for idle, whose first request would be lost: so they are closed a little later,
 * again and again, since one that turns idle meanwhile would stay open for long.
 */
function stopAccepting(server: Server): void {
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => undefined;
  setInterval(closeIdle, 50).unref();
  const closed = new Promise<void>((done) => server.close(() => done()));
  // Fastify's own closing waits for it, too.
  server.close = (callback) => {
    void closed.then(() => callback?.());
    return server;
  };
}

/** One line for a failed `listen`. */
function listenFailure(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is already in use: free it or set PORT to another one.`;
  if (code === 'EACCES')
    return `Port ${port} on ${host} needs rights that this process lacks: set PORT to another one.`;
  if (code === 'EADDRNOTAVAIL')
    return `Address ${host} does not belong to this machine: check HOST.`;
  return `Cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}`;
}
