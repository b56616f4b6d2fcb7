import { type DueItem } from '@site/api-contract';

/** A queue of consultants: its size, and the rows that wait for them. */
export type DueQueue = {
  /** Rows of the queue as its own list counts them, up to `COUNT_LIMIT` plus one. */
  total: number;
  /** Rows that wait for us, the nearest deadline first. */
  items: DueItem[];
};

/** How many rows of a queue are read at most, and the instant of the reading. */
export type DueQuery = { most: number; now: Date };
