import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#platform/data/database';

/** The plan by which PostgreSQL would read a list with the rows of years. */
export async function planOf(db: Database, query: SQL): Promise<string> {
  const plan = await db.transaction(async (tx) => {
    // PostgreSQL reads tables as small as these whole and sorts them, but not those of a
    // year.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    return rowsOf<Record<string, string>>(tx, sql`explain ${query}`);
  });
  return plan.flatMap((row) => Object.values(row)).join('\n');
}
