import { bulkhead, type BulkheadPolicy } from 'cockatiel';

/** Work never began, since every one of `places` stayed taken. */
export class NoSlotError extends Error {
  override readonly name = 'NoSlotError';
  constructor(readonly places: BulkheadPolicy) {
    super('every place stayed taken');
  }
}

/** Most work that waits in a queue; more is refused at once. */
const MOST_WAITING = 100;

/** `count` places for work; further work waits in one queue. */
export function workSlots(count: number): BulkheadPolicy {
  return bulkhead(count, MOST_WAITING);
}

/** How much work waits for a place. */
export function waitingFor(places: BulkheadPolicy): number {
  return MOST_WAITING - places.queueSlots;
}

/** Whether no work runs there and none waits. */
export function areFree(places: BulkheadPolicy, count: number): boolean {
  return places.executionSlots === count && waitingFor(places) === 0;
}

/**
 * Runs `work` once one of `places` is free. Rejects with a `NoSlotError` when it did not
 * begin within `waitMs`; work that has begun is never ended by this.
 */
export function runInSlot<T>(
  places: BulkheadPolicy,
  waitMs: number,
  work: () => Promise<T> | T,
): Promise<T> {
  if (places.executionSlots > 0) return places.execute(work);
  return new Promise((resolve, reject) => {
    let hasBegun = false;
    const waiting = new AbortController();
    const timer = setTimeout(() => {
      waiting.abort();
      reject(new NoSlotError(places));
    }, waitMs);
    const begin = () => {
      clearTimeout(timer);
      hasBegun = true;
      return work();
    };
    places.execute(begin, waiting.signal).then(resolve, (error: unknown) => {
      clearTimeout(timer);
      reject(hasBegun ? error : new NoSlotError(places));
    });
  });
}
