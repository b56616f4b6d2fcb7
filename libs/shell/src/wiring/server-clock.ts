import { SERVER_TIME_HEADER } from '@site/api-contract';
import { type BrowserStorage, claimsOf } from '@site/auth';

type ServerClock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Sets the clock by a token that has just arrived. */
  setBy: (token: string) => void;
  /** Sets the clock by an answer of the API. */
  hear: (answer: Response) => void;
};

/** Time that an answer may take; a smaller difference is not stored. */
const TOLERANCE_MS = 5_000;

/**
 * The API's time as this browser knows it: its own clock, corrected by the latest token
 * (`iat` is its signing time) and by the API's answers. So a browser whose clock is
 * minutes off refreshes its token at the right time, and shows a guarantee as the API
 * sees it. The difference is stored for the next page.
 */
export function serverClock(storage: BrowserStorage, now: () => number): ServerClock {
  const offset = () => Number(storage.read('clockOffset')) || 0;
  return {
    now: () => now() + offset(),
    hear: ({ headers }) => {
      const there = Number(headers.get(SERVER_TIME_HEADER));
      if (there > 0 && Math.abs(there - now() - offset()) > TOLERANCE_MS)
        storage.write('clockOffset', String(there - now()));
    },
    setBy: (token) => {
      const signedAt = claimsOf(token)?.iat;
      if (signedAt) storage.write('clockOffset', String(signedAt * 1000 - now()));
    },
  };
}
