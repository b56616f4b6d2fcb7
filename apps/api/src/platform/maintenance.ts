import { type FastifyBaseLogger } from 'fastify';
import { forgetOldKeys } from './idempotency';
import { type Ports } from './ports';
import { forgetOldCounters } from './rate-limits';

const EVERY_MS = 10 * 60_000;

/** Removes what is too old to matter, now and every ten minutes. Safe in many processes at once. Returns a stop. */
export function startMaintenance(ports: Ports, log: FastifyBaseLogger): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const clean = async () => {
    try {
      await forgetOldKeys(ports, ports.database.db);
      await forgetOldCounters(ports.database.db, ports.clock.now());
    } catch (error) {
      log.warn({ err: error }, 'maintenance failed, will try again');
    }
  };
  const timer = setInterval(() => {
    running = clean();
  }, EVERY_MS);
  timer.unref();
  running = clean();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
