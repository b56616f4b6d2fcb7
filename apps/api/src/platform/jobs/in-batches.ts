import { type Database } from '../data/database';
import { type Done } from './jobs';

/** Rows that one query of a job reads. */
const BATCH = 100;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

type Batches = {
  /** Ids above `after` that may have work due, in order, at most `limit`. */
  candidates(after: string, limit: number): Promise<string[]>;
  /** Leaves out ids that surely have no work due. */
  narrow?(ids: string[]): Promise<string[]>;
  /** Locks the row, checks again and does the due work; returns its amount. */
  work(tx: Database, id: string): Promise<number>;
};

/**
 * Goes through all rows that may have work due, batch by batch (keyset pagination), each
 * in a transaction of its own, so that locks are short. Changes that others write
 * meanwhile are seen by the next run.
 */
export async function inBatches(
  db: Database,
  { candidates, narrow, work }: Batches,
): Promise<Done> {
  let done = 0;
  for (let after = BEFORE_ALL; ;) {
    const ids = await candidates(after, BATCH);
    const last = ids.at(-1);
    if (!last) return { done };
    const due = (await narrow?.(ids)) ?? ids;
    for (const id of due) done += await db.transaction((tx) => work(tx, id));
    if (ids.length < BATCH) return { done };
    after = last;
  }
}
