import { sql } from 'drizzle-orm';
import { rateOf, type Rate, type RateName } from './config';
import { rowsOf, type Database } from './database';
import { refuseTooMany } from './errors';
import { type Ports } from './ports';

/**
 * Counts one call for each key and refuses with 429 when one is used up. Atomic and shared by all processes.
 * Never call it inside a transaction of the effect: a refusal would undo the count.
 */
export async function countCall(ports: Ports, name: RateName, keys: readonly string[]): Promise<void> {
  for (const key of keys) await consume(ports, `${name}:${key}`, rateOf(ports.config, name));
}

/** Takes one point of `rate` for a key, or refuses with the seconds until the window ends. */
export async function consume(
  { clock, database }: Pick<Ports, 'clock' | 'database'>,
  key: string,
  rate: Rate,
): Promise<void> {
  const now = clock.now();
  const windowEnd = new Date(now.getTime() + rate.windowMs);
  const [row] = await rowsOf<{ points: number; ends: string }>(
    database.db,
    sql`insert into rate_limits as r (key, points, window_ends_at) values (${key}, 1, ${windowEnd.toISOString()})
        on conflict (key) do update set
          points = case when r.window_ends_at <= ${now.toISOString()} then 1 else r.points + 1 end,
          window_ends_at = case when r.window_ends_at <= ${now.toISOString()} then excluded.window_ends_at else r.window_ends_at end
        returning points, window_ends_at as ends`,
  );
  if (row && row.points > rate.points)
    refuseTooMany(Math.min(120, (new Date(row.ends).getTime() - now.getTime()) / 1000));
}

/** Removes counters that no longer count. */
export async function forgetOldCounters(db: Database, now: Date): Promise<void> {
  await db.execute(
    sql`delete from rate_limits where window_ends_at < ${now.toISOString()} and pending = 0 and (blocked_until is null or blocked_until < ${now.toISOString()})`,
  );
}
