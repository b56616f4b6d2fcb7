import { type ApiFailure } from '@site/api-client';
import { useSite } from './site-services';
import { useCountdown } from './use-countdown';

/** product.md §4: a block lasts two minutes at most, when the server does not say how long. */
const BLOCK_S = 120;

/**
 * Seconds that the server asks a form to wait after a 429, ticking down to 0, and the function that takes note of a
 * failure: any other one changes nothing.
 */
export function useWait(): [secondsLeft: number, note: (failure: ApiFailure | null) => void] {
  const { now } = useSite();
  const [left, start] = useCountdown(now);
  return [left, (failure) => failure?.status === 429 && start(failure.retryAfterSeconds ?? BLOCK_S)];
}

/** '1:05' of 65 seconds. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
