import { sql } from 'drizzle-orm';
import { runInSlot, waitingFor, workSlots } from '../work-slots';
import { type Database } from './database';

type Bounds = {
  /** Connections of the pool. */
  connections: number;
  /** How long a transaction waits for a connection. */
  waitMs: number;
};

/** Connections that transactions leave free for single statements, as most reads are. */
const KEPT_FOR_READS = 3;

/** How many of a pool's connections transactions may hold; at least one. */
export function mostTransactions(connections: number): number {
  return Math.max(Math.ceil(connections / 2), connections - KEPT_FOR_READS);
}

/**
 * Handles on one pool whose transactions together leave some connections free: the next
 * transaction waits for a connection, and rejects with a `NoSlotError` after `waitMs`.
 * With `lockTimeoutMs`, a handle's transactions fail when they wait longer for a lock
 * (55P03). `waiting` counts the transactions that wait: the pool itself has room for them.
 */
export function boundTransactions(
  db: Database,
  { connections, waitMs }: Bounds,
): ((limits?: { lockTimeoutMs?: number }) => Database) & { waiting(): number } {
  const places = workSlots(mostTransactions(connections));
  const handle = ({ lockTimeoutMs }: { lockTimeoutMs?: number } = {}) => {
    const transaction: Database['transaction'] = (work, options) =>
      runInSlot(places, waitMs, () =>
        db.transaction(async (tx) => {
          if (lockTimeoutMs !== undefined)
            await tx.execute(sql.raw(`set local lock_timeout = ${lockTimeoutMs}`));
          return work(tx);
        }, options),
      );
    return Object.assign(Object.create(db) as Database, { transaction });
  };
  return Object.assign(handle, { waiting: () => waitingFor(places) });
}
