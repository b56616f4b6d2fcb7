import { type RefusalReason } from '@site/api-contract';
import { FailureError } from './failure';
import { type HttpRequest, type Step } from './pipeline';

/** After so many repeats the refusal counts. */
const MOST_REPEATS = 3;
const LONGEST_PAUSE_SECONDS = 5;

/** The API did nothing: it may be asked again, whatever the call. */
const UNDONE: RefusalReason = 'account-busy';
/** Something may have been done: only reading, and calls with a key, may be asked again. */
const UNKNOWN: readonly RefusalReason[] = ['data-busy', 'connection-lost'];

/**
 * Sends a call again that the API asks to repeat in a moment: a 503 with one of the
 * reasons above and `Retry-After`. A repeat bears the same idempotency key. Whoever
 * called just waits a little longer. A call that is given up meanwhile ends at once, since
 * its signal keeps it from being sent.
 */
export const repeat: Step = async (request, next) => {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await next(request);
    } catch (error) {
      const seconds = secondsUntilRepeat(request, error);
      if (seconds === null || repeats === MOST_REPEATS) throw error;
      await pause(seconds, request.signal);
    }
  }
};

/** Null for a failure that stays. */
function secondsUntilRepeat(request: HttpRequest, error: unknown): number | null {
  if (!(error instanceof FailureError)) return null;
  const { status, reason, retryAfterSeconds = 1 } = error.failure;
  const isHarmless = request.idempotent || request.method === 'GET';
  const isWorthIt =
    reason === UNDONE || (isHarmless && UNKNOWN.some((one) => one === reason));
  return status === 503 && isWorthIt
    ? Math.min(retryAfterSeconds, LONGEST_PAUSE_SECONDS)
    : null;
}

/** Ends early when the call is given up. */
function pause(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, seconds * 1000);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}
