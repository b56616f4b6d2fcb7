import { setTimeout as pause } from 'node:timers/promises';

/** Runs one statement on a server. */
type Ask = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

type Options = {
  primary: Ask;
  copy: Ask;
  /**
   * How old the newest change may be that a reading does not see, in ms. With 0 it sees
   * everything that was committed before it began.
   */
  mostAgeMs: number;
  now?: () => number;
};

/** A replica that is behind is waited for this long, which is less than most readings. */
const WAIT_MS = 100;
const LOOK_MS = 10;
/** One that can't be asked is left alone for this long. */
const REST_MS = 5_000;

/**
 * Tells whether a reading may go to the replica now: it has replayed the log up to the
 * place where the primary was at most `mostAgeMs` ago. A clock is not compared, since an
 * idle primary looks like a replica that stands still. Every doubt means the primary.
 */
export function createReadChoice({
  primary,
  copy,
  mostAgeMs,
  now = () => performance.now(),
}: Options): () => Promise<boolean> {
  let known: { place: string; at: number } | null = null;
  let restsUntil = 0;

  const placeOfPrimary = async () => {
    const at = now();
    if (known && mostAgeMs > 0 && at - known.at < mostAgeMs) return known.place;
    const { rows } = await primary('select pg_current_wal_insert_lsn()::text as place');
    const [{ place }] = rows as [{ place: string }];
    known = { place, at };
    return place;
  };
  const hasReached = async (place: string) => {
    const { rows } = await copy(
      'select pg_last_wal_replay_lsn() >= $1::pg_lsn as reached',
      [place],
    );
    // A replica that became a primary says nothing of a place, or an old one.
    return (rows as { reached: boolean | null }[])[0]?.reached === true;
  };

  return async () => {
    const began = now();
    if (began < restsUntil) return false;
    try {
      const place = await placeOfPrimary();
      for (;;) {
        if (await hasReached(place)) return true;
        if (now() - began >= WAIT_MS) return false;
        await pause(LOOK_MS);
      }
    } catch {
      restsUntil = now() + REST_MS;
      return false;
    }
  };
}
