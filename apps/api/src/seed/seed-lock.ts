import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#platform/data/database';

const POLL_MS = 200;
const MOST_POLLS = 900;

/**
 * Waits until no other process seeds or makes the past of a demo account. It polls, since
 * either takes longer than a statement may wait for a lock; the end of the transaction
 * frees it. Throws after three minutes.
 */
export async function waitForSeedLock(tx: Database): Promise<void> {
  for (let polls = 0; polls < MOST_POLLS; polls += 1) {
    const [turn] = await rowsOf<{ taken: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(7262012) as taken`,
    );
    if (turn?.taken) return;
    await setTimeout(POLL_MS);
  }
  throw new Error('Another process has been seeding for three minutes.');
}
