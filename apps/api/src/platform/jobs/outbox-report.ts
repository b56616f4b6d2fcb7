import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../data/database';

/** Numbers of rows in an outbox. The relay is not a job, but also runs by itself. */
export type OutboxReport = {
  box: 'mails' | 'messages';
  waiting: number;
  /** The waiting rows that were refused before and are tried again. */
  refused: number;
  givenUp: number;
};

/** Counts the rows that wait for the outbox relay. */
export function reportOutboxes(db: Database): Promise<OutboxReport[]> {
  return rowsOf<OutboxReport>(
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
          count(gave_up_at)::int as "givenUp" from ${sql.identifier(table ?? '')}`,
      ),
      sql` union all `,
    ),
  );
}
