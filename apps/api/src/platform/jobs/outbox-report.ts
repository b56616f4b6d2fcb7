import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../data/database';

/** Numbers of rows in an outbox; the relay is no job, but falls due by itself too. */
export type OutboxReport = {
  box: 'mails' | 'messages';
  waiting: number;
  /** The part of the waiting rows that was refused before and is tried again. */
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
