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

/** A page takes a second as a rule: with more before it, asking again is better. */
const WAITING_PAGES = 8;
/** A wait and the drawing of a page together stay below the 12 s of the gateways. */
const WAIT_MS = 2_000;
/** Owners whose files staff look at, at the same time; the oldest one is forgotten. */
const MOST_OWNERS = 500;

/** Draws when its turn comes; refuses with 503 when that takes too long. */
export type DrawPage = <T>(asked: TurnAsked, draw: () => Promise<T>) => Promise<T>;

type TurnAsked = {
  /** Account of the customer who sent the file. */
  ownerId: string;
  isStaff: boolean;
  /** Aborts when the reader leaves. */
  signal: AbortSignal;
};

/**
 * How many pages are drawn at once in this process. Customers have a turn of their own:
 * whoever asks for pages of a file made to be slow holds up no analysis. Of one customer's
 * files staff have one page drawn at a time, so that the files of one hold up nobody who
 * looks at another's.
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
      ? inTurn(owners.memo(ownerId), waiting, () => inTurn(staff, waiting, draw))
      : inTurn(customers, waiting, draw);
    return turn.catch(refuseWhenFull);
  };
}

/**
 * Works when it is its turn. Rejects at once when `waiting` aborts before that; once it
 * works, `waiting` is no matter.
 */
function inTurn<T>(
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
