import { type Database } from '../data/database';
import { type Done } from './jobs';

/** Rows that one query of a job reads. */
const BATCH = 100;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

type Batches = {
  /** Ids above `after` that may have something due, in their order, `limit` at most. */
  candidates(after: string, limit: number): Promise<string[]>;
  /** Leaves out what surely has nothing due. */
  narrow?(ids: string[]): Promise<string[]>;
  /** Locks the row, looks again and does what is due; returns how much that was. */
  work(tx: Database, id: string): Promise<number>;
};

/**
 * Goes through all that may be due, batch by batch (keyset pagination), each row in a
 * transaction of its own, so that no lock is held for longer than one of them takes.
 * What others write while a batch is narrowed, the next run sees.
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
