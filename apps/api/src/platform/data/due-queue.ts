import { type DueItem } from '@site/api-contract';
import { type Database } from './database';

/** A queue of consultants: its size, and the rows that wait for them. */
export type DueQueue = {
  /** Rows of the queue as its own list counts them, up to `COUNT_LIMIT` plus one. */
  count(db: Database, now: Date): Promise<number>;
  /** Rows that wait for us, the nearest deadline first. */
  list(db: Database, query: DueQuery): Promise<DueItem[]>;
};

/** How many rows of a queue are read at most, and the instant of the reading. */
export type DueQuery = { most: number; now: Date };
