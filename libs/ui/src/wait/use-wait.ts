import { useCountdown } from './use-countdown';

/**
 * docs/product: a block lasts two minutes at most, when the server does not say how
 * long.
 */
const BLOCK_S = 120;

/** Part of a refused call that tells how long to wait. */
type Refused = {
  status: number;
  /** Seconds until another try makes sense (429). */
  retryAfterSeconds?: number;
};

/**
 * Seconds left of the wait that a 429 asked for, ticking down to 0, and the function that
 * is told each failure and begins the wait when it is a 429. `now`: ms since 1970.
 */
export function useWait(
  now: () => number,
): [secondsLeft: number, note: (failure: Refused | null) => void] {
  const [left, start] = useCountdown(now);
  return [
    left,
    (failure) => failure?.status === 429 && start(failure.retryAfterSeconds ?? BLOCK_S),
  ];
}
