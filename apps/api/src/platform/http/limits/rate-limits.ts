import { type SQL, sql } from 'drizzle-orm';
import { type Rate, type RateName, rateOf } from '../../config';
import { affectedRows, type Database, rowsOf } from '../../data/database';
import { refuseTooMany } from '../../errors';
import { type Done } from '../../jobs/jobs';
import { type Ports } from '../../ports';
import { clientNetworks } from './client-networks';
import { consumeInMemory, isCountedInMemory } from './in-memory-limits';

/**
 * Limits that count accounts and not addresses: colleagues share the address of their
 * office.
 */
const OF_ACCOUNTS: ReadonlySet<RateName> = new Set<RateName>([
  'customers',
  'price-imports',
  'stock-imports',
]);

/** The client that is counted; `accountId` of a signed-in caller. */
type Client = {
  address: string;
  sessionId: string | undefined;
  accountId?: string | undefined;
};

/**
 * Counts one call for its client address, the networks around it and its browser session,
 * or for its account alone; refuses with 429 when a limit is reached. A wider one is
 * counted only after the narrower ones had room, so that a refused client adds no row for
 * each session id that it makes up. Atomic, and except for rough limits shared by all
 * processes. Never call it inside the effect's transaction: a refusal would roll the
 * count back.
 */
export async function countCall(
  ports: Ports,
  name: RateName,
  { address, sessionId, accountId }: Client,
): Promise<void> {
  const rate = rateOf(ports.config, name);
  const take = async (key: string, allowed: Rate) =>
    isCountedInMemory(name)
      ? consumeInMemory(ports, key, allowed)
      : consume(ports, [key], allowed, UNHURRIED);
  if (accountId && OF_ACCOUNTS.has(name))
    return take(`${name}:account:${accountId}`, rate);
  for (const { key, times } of clientNetworks(address))
    await take(`${name}:address:${key}`, { ...rate, points: rate.points * times });
  if (sessionId) await take(`${name}:session:${sessionId}`, rate);
}

/**
 * Counts one write of a signed-in account, whatever the call, in this process's memory;
 * 429 when it makes more in a minute than a person could.
 */
export function countWrite(ports: Ports, accountId: string): void {
  consumeInMemory(ports, `writes:account:${accountId}`, rateOf(ports.config, 'writes'));
}

/**
 * Commits without waiting for the disk: a crash of the database loses the last counts,
 * and nobody waits for a busy address's row.
 */
const UNHURRIED = sql`, (select set_config('synchronous_commit', 'off', true))`;

/**
 * Counts one call against `rate` for each key, or refuses with the seconds until the last
 * window ends. One statement.
 */
export async function consume(
  { clock, database }: Pick<Ports, 'clock' | 'database'>,
  keys: readonly string[],
  rate: Rate,
  alsoReturning: SQL = sql``,
): Promise<void> {
  const now = clock.now();
  const windowEnd = new Date(now.getTime() + rate.windowMs);
  // Sorted, so that two calls with the same keys never deadlock.
  const sorted = sql.join(
    [...keys]
      .sort()
      .map((key) => sql`(${key}, 1, ${windowEnd.toISOString()}::timestamptz)`),
    sql`, `,
  );
  const rows = await rowsOf<{ points: number; ends: string }>(
    database.db,
    sql`insert into rate_limits as r (key, points, window_ends_at) values ${sorted}
        on conflict (key) do update set
          points = case
            when r.window_ends_at <= ${now.toISOString()} then 1
            else r.points + 1
          end,
          window_ends_at = case
            when r.window_ends_at <= ${now.toISOString()} then excluded.window_ends_at
            else r.window_ends_at
          end
        returning points, window_ends_at as ends${alsoReturning}`,
  );
  const used = rows
    .filter(({ points }) => points > rate.points)
    .map(({ ends }) => new Date(ends).getTime());
  if (used.length > 0)
    refuseTooMany(Math.min(120, (Math.max(...used) - now.getTime()) / 1000));
}

/** Removes counters whose window has ended. */
export async function forgetOldCounters(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
): Promise<Done> {
  const now = clock.now().toISOString();
  const gone = await db.execute(
    sql`delete from rate_limits
      where window_ends_at < ${now}
        and pending = 0
        and (blocked_until is null or blocked_until < ${now})`,
  );
  return { done: affectedRows(gone) };
}
