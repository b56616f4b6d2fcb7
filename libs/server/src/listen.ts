import { type Server } from 'node:http';
import { setImmediate as allAccepted, setTimeout as pause } from 'node:timers/promises';
import { type FastifyInstance } from 'fastify';
import { stopWithLine } from './config';
import { prepareDrain } from './drain';
import { readRelease } from './release';

const GRACE_MS = 10_000;
/** So many turns of the event loop in a row with little work count as a lull. */
const LULL_TURNS = 10;
const LULL_MS = 1;
const MOST_TURNS = 300;

type ListenOptions = {
  host: string;
  port: number;
  /**
   * Other processes may listen on the same port, each with this option: the system gives
   * each new connection to one of them. Linux and the BSDs can.
   */
  sharesPort?: boolean;
  /**
   * Milliseconds after SIGTERM in which callers can go elsewhere before the server
   * closes.
   */
  drainMs?: number;
  /** Waits for these `drainMs`; by default with the system's timer. */
  waits?: (milliseconds: number) => Promise<unknown>;
  /** Milliseconds for all of it, after which running requests are given up. */
  graceMs?: number;
  /** Ends work that no request asked for; begins with the signal. */
  onDrain?: () => Promise<unknown>;
  /**
   * Closes other things that the process opened (database, mail), after the last request.
   */
  onStop?: () => Promise<unknown>;
};

/**
 * Listens until SIGTERM or SIGINT. After SIGTERM it goes on answering for `drainMs`, each
 * time with `Connection: close`, while `/readyz` gives 503; then it takes no new
 * connections, lets running requests finish and exits with 0, all within 10 s. SIGINT
 * closes at once. A taken port gives one line with its name and exit code 1.
 */
export async function listenGracefully(
  app: FastifyInstance,
  {
    host,
    port,
    sharesPort = false,
    drainMs = 0,
    waits = pause,
    graceMs = GRACE_MS,
    onDrain,
    onStop,
  }: ListenOptions,
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
      if (signal === 'SIGTERM') await waits(drainMs);
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
    return await app.listen({ host, port, ...(sharesPort && { reusePort: true }) });
  } catch (error) {
    await onStop?.();
    return stopWithLine(listenFailure(error, host, port));
  }
}

/**
 * Accepts connections that the system took while this process was busy, since closing the
 * socket would reset them. The event loop accepts one a turn, and more may come
 * meanwhile, so this waits for some turns with almost no work.
 */
async function lull(): Promise<void> {
  for (let turn = 0, calm = 0; turn < MOST_TURNS && calm < LULL_TURNS; turn += 1) {
    const began = performance.now();
    await allAccepted();
    calm = performance.now() - began < LULL_MS ? calm + 1 : 0;
  }
}

/**
 * Closes the socket in this very turn: Fastify would do so some turns later, and
 * connections in between would be reset. Node also closes idle connections at once, and
 * counts a just accepted one as idle, whose first request would be lost. So idle ones are
 * closed a little later, again and again, since a connection that gets idle meanwhile
 * would otherwise stay open.
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
