import { type DueItem } from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { type Database } from './database';

/** A row of a queue, with the consultant who claimed it. */
export type DueRow = Omit<DueItem, 'owner'> & {
  claimed?: { by: string | null; name: string | null };
};

/** A queue of consultants: its size, and the rows that wait for them. */
export type DueQueue = {
  /** Rows of the queue as its own list counts them, up to `COUNT_LIMIT` plus one. */
  count(db: Database, now: Date): Promise<number>;
  /** Rows that wait for us, the nearest deadline first. */
  list(db: Database, query: DueQuery): Promise<DueRow[]>;
};

/** How many rows of a queue are read at most, and the instant of the reading. */
export type DueQuery = { most: number; now: Date };

/** The same for bookings; with `from`, only those on that day or a later one. */
export type BookedQuery = DueQuery & { from?: IsoDate };
