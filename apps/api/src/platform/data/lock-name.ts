import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database';

/** Waits for the lock on a name, and holds it until the transaction ends. */
export async function lockName(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** The same without waiting; false while somebody else holds it. */
export async function tryLockName(tx: Database, name: string): Promise<boolean> {
  const [lock] = await rowsOf<{ got: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as got`,
  );
  return lock?.got === true;
}
