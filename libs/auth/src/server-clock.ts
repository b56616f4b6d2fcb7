import { type BrowserStorage } from './browser-storage';
import { claimsOf } from './token';

export type ServerClock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Takes the time from a token that has just arrived. */
  setBy: (token: string) => void;
};

/**
 * The time of the API as far as this browser can tell: its own clock, put right by the
 * token that arrived last (`iat` is when it was signed). So a browser whose clock is
 * minutes off renews its token when it really ends, not at every call. How far it is off
 * is kept beside the token, for the next page.
 */
export function serverClock(storage: BrowserStorage, now: () => number): ServerClock {
  return {
    now: () => now() + (Number(storage.read('clockOffset')) || 0),
    setBy: (token) => {
      const signedAt = claimsOf(token)?.iat;
      if (signedAt) storage.write('clockOffset', String(signedAt * 1000 - now()));
    },
  };
}
