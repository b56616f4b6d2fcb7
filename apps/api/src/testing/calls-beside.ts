import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#platform/data/database';
import { asSomebodyElse } from './one-handle';

type Beside<T> = {
  /** Locks that the call runs into. */
  lock: (tx: Database) => Promise<unknown>;
  call: () => Promise<T>;
  /** Work of the transaction while the call waits for it. */
  then?: (tx: Database) => Promise<unknown>;
};

/**
 * Makes a call beside a transaction that holds locks, and commits that once the call waits
 * for it. Rejects when the call was answered without waiting. PostgreSQL alone: PGlite has
 * one connection, so transactions never overlap there.
 */
export async function callBeside<T>(
  db: Database,
  { lock, call, then }: Beside<T>,
): Promise<T> {
  let answer: Promise<T> | undefined;
  let isAnswered = false;
  await db.transaction(async (tx) => {
    await lock(tx);
    const made = asSomebodyElse(call).finally(() => (isAnswered = true));
    answer = made;
    await asSomebodyElse(() => Promise.race([made, somebodyWaits(db, () => isAnswered)]));
    if (isAnswered) throw new Error('The call waited for nothing');
    await then?.(tx);
  });
  if (!answer) throw new Error('Nothing was called');
  return answer;
}

/** Resolves once a statement waits for a lock of another transaction, or at `isOver`. */
async function somebodyWaits(db: Database, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const [row] = await rowsOf<{ waiting: number }>(
      db,
      sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (row?.waiting) return;
  }
}
