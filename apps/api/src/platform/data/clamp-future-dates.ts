import { sql } from 'drizzle-orm';
import { type Ports } from '../ports';

const HOUR_MS = 3_600_000;
/** How long an app shows a code; one of the next half minute may be used already. */
const APP_CODE_MS = 30_000;

/**
 * Run after the demo's clock was moved back: counters, mails, messages to the workflow
 * host and codes with a future date would block people until then. Counters that end more
 * than an hour from now are deleted, mails and messages are due, codes count as sent now, and
 * codes of apps that only the future shows as unused.
 * Acts of people keep their dates.
 */
export async function clampFutureDates({
  clock,
  database: { db },
}: Pick<Ports, 'clock' | 'database'>): Promise<void> {
  const now = clock.now().toISOString();
  const soon = new Date(clock.now().getTime() + HOUR_MS).toISOString();
  await db.execute(
    sql`delete from rate_limits where window_ends_at > ${soon} or blocked_until > ${soon}`,
  );
  await db.execute(
    sql`update outbox set next_try_at = ${now} where next_try_at > ${soon}`,
  );
  await db.execute(
    sql`update workflow_outbox set next_try_at = ${now} where next_try_at > ${soon}`,
  );
  const nextStep = Math.floor(clock.now().getTime() / APP_CODE_MS) + 1;
  await db.execute(
    sql`update authenticators set last_step = 0 where last_step > ${nextStep}`,
  );
  await db.execute(sql`update pins set created_at = ${now} where created_at > ${now}`);
}
