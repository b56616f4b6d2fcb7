import { useCountdown } from './use-countdown';

/**
 * docs/product: a block lasts at most two minutes, when the server does not say how long.
 */
const BLOCK_S = 120;

/** The part of a refused call with the waiting time. */
type Refused = {
  status: number;
  /** Seconds until another try makes sense (429). */
  retryAfterSeconds?: number;
};

/**
 * Seconds left of a 429's waiting time, counted down to 0, and the function that gets
 * each failure and starts the wait after a 429. `now`: ms since 1970.
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
