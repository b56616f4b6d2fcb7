import { type Origins } from '@site/server';

/**
 * Time for which an unreachable origin is skipped before a repeatable request tries it
 * again.
 */
const PAUSE_MS = 1_000;

/**
 * Selects an app's process for the next request: one after the other, without those that
 * are unreachable or announced their end (`Connection: close`). After a pause a
 * repeatable request tries such a one again; others wait for its answer. When all are
 * unreachable, any will do.
 */
export function createOriginChoice(origins: Origins, now = () => performance.now()) {
  const avoidedSince = new Map<string, number>();
  let turn = 0;

  const isGood = (origin: string, isRepeatable: boolean) => {
    const since = avoidedSince.get(origin);
    return since === undefined || (isRepeatable && now() - since >= PAUSE_MS);
  };
  return {
    /** Gives another one than `failed` if there is one. */
    next(isRepeatable: boolean, failed?: string): string {
      turn += 1;
      const inTurn = origins.map((_, index) => origins[(turn + index) % origins.length]);
      const others = inTurn.filter((origin) => origin !== failed);
      return (
        others.find((origin) => origin && isGood(origin, isRepeatable)) ??
        others[0] ??
        origins[0]
      );
    },
    avoid: (origin: string) => void avoidedSince.set(origin, now()),
    trust: (origin: string) => void avoidedSince.delete(origin),
  };
}
