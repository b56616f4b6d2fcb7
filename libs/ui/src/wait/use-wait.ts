import { useCountdown } from './use-countdown';

/**
 * product.md §4: a block lasts two minutes at most, when the server does not say how
 * long.
 */
const BLOCK_S = 120;

/** What a refused call says about waiting. */
type Refused = {
  status: number;
  /** Seconds until another try makes sense (429). */ retryAfterSeconds?: number;
};

/**
 * Seconds that the server asks a form to wait after a 429, ticking down to 0, and the
 * function that takes note of a failure: any other one changes nothing. `now` in
 * milliseconds.
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
