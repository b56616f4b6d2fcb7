import { refuse, TEXTS } from '../errors';

/**
 * Thrown by a handler when the result of `ahead` is out of date: the transaction is
 * rolled back, and both run again.
 */
export class StaleAhead extends Error {
  override name = 'StaleAhead';
}

/** Most rounds of one call; a caller who is overtaken each time is asked to try again. */
const ROUNDS = 4;

/** Runs `round` again while it finds its `ahead` stale. */
export async function retryWhenStale<T>(round: () => Promise<T>): Promise<T> {
  for (let left = ROUNDS; left > 0; left -= 1) {
    try {
      return await round();
    } catch (error) {
      if (!(error instanceof StaleAhead)) throw error;
    }
  }
  return refuse('conflict', TEXTS.conflict, { reason: 'changed-meanwhile' });
}
