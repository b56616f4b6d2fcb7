import { type RefusalReason } from '@site/api-contract';
import { FailureError } from './failure';
import { type HttpRequest, type Step } from './pipeline';

/** After so many repeats the refusal counts. */
const MOST_REPEATS = 3;
const LONGEST_PAUSE_SECONDS = 5;

/** The API did nothing, so any call may be repeated. */
const UNDONE: RefusalReason = 'account-busy';
/** The effect is unknown: only reads, and calls with a key, may be repeated. */
const UNKNOWN: readonly RefusalReason[] = ['data-busy', 'connection-lost'];

/**
 * Repeats a call when the API asks for it: a 503 with one of the reasons above and
 * `Retry-After`. A repeat has the same idempotency key. The caller only waits a little
 * longer. A call that is given up meanwhile ends at once, since its signal prevents the
 * request.
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

/** Seconds until the repeat; null for any other failure. */
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
