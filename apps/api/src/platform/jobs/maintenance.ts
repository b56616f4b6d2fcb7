import { type FastifyBaseLogger } from 'fastify';
import { type Database } from '../data/database';
import { forgetOldKeys } from '../http/idempotency';
import { forgetOldCounters } from '../http/rate-limits';
import { type Ports } from '../ports';

const EVERY_MS = 10 * 60_000;

/** Removes what a feature keeps for a time only. */
export type Cleaning = (ports: Ports, db: Database) => Promise<void>;

/**
 * Removes what is too old to matter, now and every ten minutes. Safe in many processes at
 * once. Returns a stop.
 */
export function startMaintenance(
  ports: Ports,
  log: FastifyBaseLogger,
  ofFeatures: readonly Cleaning[] = [],
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const cleanings: readonly Cleaning[] = [
    forgetOldKeys,
    ({ clock }, db) => forgetOldCounters(db, clock.now()),
    ...ofFeatures,
  ];
  const cleanAll = async () => {
    // One that fails, as without its file store, stops no other.
    for (const clean of cleanings)
      await clean(ports, ports.database.db).catch((err: unknown) =>
        log.warn({ err }, 'maintenance failed, will try again'),
      );
  };
  const timer = setInterval(() => {
    running = cleanAll();
  }, EVERY_MS);
  timer.unref();
  running = cleanAll();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
