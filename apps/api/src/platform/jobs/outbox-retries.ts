/**
 * Most tries of a mail, or of a message to `WORKFLOW_URL`. With the pauses below it is
 * retried for about eleven hours and then given up.
 */
export const MAX_ATTEMPTS = 14;

/** Milliseconds after the n-th failed try, doubled each time, up to some six hours. */
export function pauseMs(attempts: number): number {
  return 5000 * 2 ** (attempts - 1);
}
