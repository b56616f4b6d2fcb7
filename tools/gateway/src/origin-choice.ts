import { type Origins } from '@site/server';

/**
 * How long an origin that went away is left alone before a repeatable request tries it
 * again.
 */
const PAUSE_MS = 1_000;

/**
 * Which of an app's processes gets the next request: one after the other, without those
 * that went away or said that they leave (`Connection: close`). After a pause a request
 * that may be repeated tries such a one again; a request that may not waits for its
 * answer. While all are away, each is as good as the other.
 */
export function createOriginChoice(origins: Origins, now = () => performance.now()) {
  const avoidedSince = new Map<string, number>();
  let turn = 0;

  const isGood = (origin: string, isRepeatable: boolean) => {
    const since = avoidedSince.get(origin);
    return since === undefined || (isRepeatable && now() - since >= PAUSE_MS);
  };
  return {
    /** Another one than `failed` where there is one. */
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
