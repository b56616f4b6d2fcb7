import { setTimeout as pause } from 'node:timers/promises';
import { withinMs } from '@site/server';

/** Runs one statement on a server. */
type Ask = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

type Options = {
  primary: Ask;
  copy: Ask;
  /** The age of a reading that names none. */
  mostAgeMs: number;
  now?: () => number;
};

export type ReadOptions = {
  /**
   * How old the newest change may be that a reading does not see, in ms. With 0 it sees
   * everything that was committed before it began.
   */
  mostAgeMs?: number;
};

/**
 * A replica that is behind, or says nothing, is waited for this long, which is less than
 * most readings.
 */
const WAIT_MS = 100;
const LOOK_MS = 10;
/** One that gives no answer is left alone for this long. */
const REST_MS = 5_000;

/**
 * Tells whether a reading may go to the replica now: it has replayed the log up to the
 * place where the primary was at most `mostAgeMs` ago. A clock is not compared, since an
 * idle primary looks like a replica that stands still. Every doubt means the primary, also
 * one about the primary itself, which then tells the caller.
 */
export function createReadChoice({
  primary,
  copy,
  mostAgeMs: usualAgeMs,
  now = () => performance.now(),
}: Options): (options?: ReadOptions) => Promise<boolean> {
  let known: { place: string; at: number } | null = null;
  let restsUntil = 0;

  const placeOfPrimary = async (mostAgeMs: number) => {
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

  return async ({ mostAgeMs = usualAgeMs } = {}) => {
    if (now() < restsUntil) return false;
    const place = await placeOfPrimary(mostAgeMs).catch(() => null);
    if (place === null) return false;
    const end = now() + WAIT_MS;
    try {
      for (let left = WAIT_MS; left > 0; left = end - now()) {
        if (await withinMs(hasReached(place), left)) return true;
        await pause(LOOK_MS);
      }
    } catch {
      restsUntil = now() + REST_MS;
    }
    return false;
  };
}
