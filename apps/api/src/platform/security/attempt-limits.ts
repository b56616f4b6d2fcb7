import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../data/database';
import { refuseTooMany } from '../errors';
import { type Ports } from '../ports';

/**
 * One counter of failures: how many are allowed in a window before a short block
 * (security-requirements A2).
 */
export type AttemptLimit = {
  key: string;
  failures: number;
  windowMs: number;
  blockMs: number;
  /** The sentence while it blocks, where that of the specification does not fit. */
  message?: string;
};

const PENDING_MS = 15_000; // a try whose process died stops counting after this
const POLL_MS = 25;
/** Most tries that wait for one counter in a process; their requests are in memory. */
export const QUEUE_LENGTH = 100;

type NeededPorts = Pick<Ports, 'clock' | 'database'> & {
  config: Pick<Ports['config'], 'ATTEMPT_WAIT_MS'>;
};

/**
 * Runs `check` while it holds one place of each counter, so that many simultaneous tries
 * can't exceed the limit: when the running ones hold all that is left, the next waits for
 * their outcome. A failure counts; a success gives the place back and clears the first
 * counter (the account's) unless it says `clears: false`. While blocked, or behind a
 * queue of `QUEUE_LENGTH`, everything is refused with 429, even the right password, and
 * counts for nothing. `onBlock` is called with the failure that starts a block. Do not
 * call it inside a transaction.
 */
export async function withAttemptLimit<T>(
  ports: NeededPorts,
  limits: readonly AttemptLimit[],
  check: () => Promise<{ ok: boolean; clears?: boolean; value: T }>,
  onBlock?: () => Promise<void>,
): Promise<T> {
  const reserved: AttemptLimit[] = [];
  try {
    let patience: number | undefined;
    for (const limit of limits) {
      await inQueue(limit.key, () => hold(ports, limit, patience));
      reserved.push(limit);
      patience ??= Date.now() + ports.config.ATTEMPT_WAIT_MS;
    }
    const { ok, clears = true, value } = await check();
    let isBlocked = false;
    for (const [index, limit] of reserved.splice(0).entries()) {
      const success = index === 0 && clears ? 'clear' : 'return';
      if (await settle(ports, limit, ok ? success : 'fail')) isBlocked = true;
    }
    if (isBlocked) await onBlock?.();
    return value;
  } finally {
    for (const limit of reserved) await settle(ports, limit, 'return');
  }
}

/** Forgets failures and blocks of counters. */
export async function clearAttempts(
  db: Database,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys)
    await db.execute(sql`delete from rate_limits where key = ${key}`);
}

/** The last work in the queue of each counter, and the queue's length. */
const queues = new Map<string, { last: Promise<void>; length: number }>();

/**
 * Runs `work` after everything that joined this key's queue before. Only the first in a
 * queue asks the database for a place: many that poll at once would slow down those who
 * have one, and some would never get it.
 */
async function inQueue(key: string, work: () => Promise<void>): Promise<void> {
  const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 };
  if (queue.length >= QUEUE_LENGTH) refuseTooMany(1);
  const turn = queue.last.then(work);
  queue.last = turn.catch(() => undefined);
  queue.length += 1;
  queues.set(key, queue);
  try {
    await turn;
  } finally {
    queue.length -= 1;
    if (queue.length === 0) queues.delete(key);
  }
}

/**
 * Takes a place, and refuses when none is free by `patience` (ms since 1970). A try
 * without a place has the whole time from the moment it is first in the queue, so that no
 * queue is too long for a right password; one that holds a place already must end before
 * that place expires.
 */
async function hold(
  { clock, config, database }: NeededPorts,
  limit: AttemptLimit,
  patience = Date.now() + config.ATTEMPT_WAIT_MS,
): Promise<void> {
  for (;;) {
    const now = clock.now().toISOString();
    const until = new Date(clock.now().getTime() + PENDING_MS).toISOString();
    const windowEnd = new Date(clock.now().getTime() + limit.windowMs).toISOString();
    await database.db.execute(
      sql`insert into rate_limits (key, points, window_ends_at)
        values (${limit.key}, 0, ${windowEnd})
        on conflict (key) do nothing`,
    );
    const [row] = await rowsOf<{ reserved: boolean; blocked: string | null }>(
      database.db,
      sql`with taken as (
            update rate_limits set
              points = case when window_ends_at <= ${now} then 0 else points end,
              window_ends_at = case
                when window_ends_at <= ${now} then ${windowEnd}::timestamptz
                else window_ends_at
              end,
              pending = case when pending_until <= ${now} then 1 else pending + 1 end,
              pending_until = ${until},
              blocked_until = null
            where key = ${limit.key}
              and (blocked_until is null or blocked_until <= ${now})
              and (case when window_ends_at <= ${now} then 0 else points end)
                + (case when pending_until <= ${now} then 0 else pending end) < ${limit.failures}
            returning 1
          )
          select exists (select 1 from taken) as reserved, (
            select blocked_until from rate_limits
            where key = ${limit.key} and blocked_until > ${now}
          ) as blocked`,
    );
    if (row?.reserved) return;
    if (row?.blocked)
      refuseTooMany(
        (new Date(row.blocked).getTime() - clock.now().getTime()) / 1000,
        limit.message,
      );
    if (Date.now() > patience) refuseTooMany(1);
    await pause(POLL_MS);
  }
}

async function settle(
  { clock, database }: Pick<Ports, 'clock' | 'database'>,
  limit: AttemptLimit,
  outcome: 'fail' | 'return' | 'clear',
): Promise<boolean> {
  const blockedUntil = new Date(clock.now().getTime() + limit.blockMs).toISOString();
  if (outcome !== 'fail') {
    const points = outcome === 'clear' ? sql`0` : sql`points`;
    await database.db.execute(
      sql`update rate_limits
        set pending = greatest(pending - 1, 0), points = ${points}
        where key = ${limit.key}`,
    );
    return false;
  }
  // The failure that reaches the limit starts the block; the count is 0 when the block
  // ends (A2).
  const [row] = await rowsOf<{ blocks: boolean }>(
    database.db,
    sql`update rate_limits set
          pending = greatest(pending - 1, 0),
          blocked_until = case
            when points + 1 >= ${limit.failures} then ${blockedUntil}::timestamptz
            else blocked_until
          end,
          points = case when points + 1 >= ${limit.failures} then 0 else points + 1 end
        where key = ${limit.key}
        returning points = 0 as blocks`,
  );
  return row?.blocks === true;
}
