import { type FastifyInstance } from 'fastify';
import { stopWithLine } from './config';

const GRACE_MS = 10_000;

export type ListenOptions = {
  host: string;
  port: number;
  /** Closes what the process opened besides the server (database, mail); runs after the last request. */
  onStop?: () => Promise<unknown>;
};

/**
 * Listens until SIGTERM or SIGINT, then takes no new connections, lets running requests finish (at most 10 s) and
 * exits 0. A taken port is one line that names it and exit code 1.
 */
export async function listenGracefully(
  app: FastifyInstance,
  { host, port, onStop }: ListenOptions,
): Promise<string> {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => {
      app.log.error('requests still running after 10 s, giving up on them');
      process.exit(1);
    }, GRACE_MS).unref();
    // A connection whose last request ends while closing would stay open until its idle time is over.
    setInterval(() => app.server.closeIdleConnections(), 50).unref();
    try {
      await app.close();
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

/** One line for a failed `listen`. */
export function listenFailure(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is already in use: free it or set PORT to another one.`;
  if (code === 'EACCES')
    return `Port ${port} on ${host} needs rights that this process lacks: set PORT to another one.`;
  if (code === 'EADDRNOTAVAIL')
    return `Address ${host} does not belong to this machine: check HOST.`;
  return `Cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}`;
}
