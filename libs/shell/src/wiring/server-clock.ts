import { SERVER_TIME_HEADER } from '@site/api-contract';
import { type BrowserStorage, claimsOf } from '@site/auth';

type ServerClock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Takes the time from a token that has just arrived. */
  setBy: (token: string) => void;
  /** Takes the time from an answer of the API. */
  hear: (answer: Response) => void;
};

/** Time that an answer may take on its way; a smaller difference is not worth storing. */
const TOLERANCE_MS = 5_000;

/**
 * The time of the API as far as this browser can tell: its own clock, put right by the
 * token that arrived last (`iat` is when it was signed) and by the answers of the API. So
 * a browser whose clock is minutes off renews its token when it really ends, and reads of
 * a guaranteed price what the API says. How far it is off is kept, for the next page.
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
