import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../data/database';

/** Numbers of rows in an outbox. The relay is not a job, but also runs by itself. */
export type OutboxReport = {
  box: 'mails' | 'messages';
  waiting: number;
  /** The waiting rows that were refused before and are tried again. */
  refused: number;
  givenUp: number;
  /** When the oldest waiting row was made; null without one. */
  oldest: Date | null;
};

/** Counts the rows that wait for the outbox relay. */
export async function reportOutboxes(db: Database): Promise<OutboxReport[]> {
  const rows = await rowsOf<Omit<OutboxReport, 'oldest'> & { oldestMs: number | null }>(
    db,
    sql.join(
      [
        ['mails', 'outbox'],
        ['messages', 'workflow_outbox'],
      ].map(
        ([
          box,
          table,
        ]) => sql`select ${box}::text as box, count(*) filter (where gave_up_at is null)::int as waiting,
          count(*) filter (where gave_up_at is null and attempts > 0)::int as refused,
          count(gave_up_at)::int as "givenUp",
          extract(epoch from min(created_at) filter (where gave_up_at is null))::float8 * 1000
            as "oldestMs"
          from ${sql.identifier(table ?? '')}`,
      ),
      sql` union all `,
    ),
  );
  return rows.map(({ oldestMs, ...row }) => ({
    ...row,
    oldest: oldestMs === null ? null : new Date(oldestMs),
  }));
}
