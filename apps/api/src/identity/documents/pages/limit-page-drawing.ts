import {
  bulkhead,
  type BulkheadPolicy,
  isBulkheadRejectedError,
  isTaskCancelledError,
  TaskCancelledError,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { type Config } from '#platform/config';
import { refuse } from '#platform/errors';

/** A page takes about a second; with more pages waiting, asking again later is better. */
const WAITING_PAGES = 8;
/** The wait and the drawing of a page together stay below the gateways' 12 s. */
export const WAIT_MS = 2_000;
/**
 * Owners of the files that staff look at, at the same time; beyond it the oldest one is
 * forgotten.
 */
const MOST_OWNERS = 500;

/** Draws when its turn in the queue comes; refuses with 503 when that takes too long. */
export type DrawPage = <T>(asked: DrawingRequest, draw: () => Promise<T>) => Promise<T>;

type DrawingRequest = {
  /** Account of the customer who sent the file. */
  ownerId: string;
  isStaff: boolean;
  /** Aborts when the reader leaves. */
  signal: AbortSignal;
};

/**
 * Bounds how many pages are drawn at once in this process. Customers have a queue of
 * their own, so that a file made to be slow delays no analysis. Staff have one page of
 * each customer's files drawn at a time, so that one customer's files delay no other's.
 */
export function limitPageDrawing(
  { config }: { config: Pick<Config, 'DOCUMENT_PAGES_AT_ONCE'> },
  { waitMs = WAIT_MS } = {},
): DrawPage {
  const staff = bulkhead(config.DOCUMENT_PAGES_AT_ONCE, WAITING_PAGES);
  const customers = bulkhead(1, WAITING_PAGES);
  const owners = new LRUCache<string, BulkheadPolicy>({
    max: MOST_OWNERS,
    memoMethod: () => bulkhead(1, WAITING_PAGES),
  });
  return async ({ ownerId, isStaff, signal }, draw) => {
    const waiting = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
    const turn = isStaff
      ? queued(owners.memo(ownerId), waiting, () => queued(staff, waiting, draw))
      : queued(customers, waiting, draw);
    return turn.catch(refuseWhenFull);
  };
}

/**
 * Works when its turn in the queue comes. Rejects when `waiting` aborts before that;
 * afterwards `waiting` has no effect.
 */
function queued<T>(
  turn: BulkheadPolicy,
  waiting: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new TaskCancelledError());
    waiting.addEventListener('abort', leave);
    const begin = () => {
      waiting.removeEventListener('abort', leave);
      return work();
    };
    turn.execute(begin, waiting).then(resolve, reject);
  });
}

function refuseWhenFull(error: unknown): never {
  if (isBulkheadRejectedError(error) || isTaskCancelledError(error))
    refuse(
      'unavailable',
      'Estamos preparando muitas páginas agora. Tente de novo em instantes.',
      { retryAfterSeconds: 5 },
    );
  throw error;
}
