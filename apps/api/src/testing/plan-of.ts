import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#platform/data/database';

/** How PostgreSQL would read what a list asks for, with as many rows as years bring. */
export async function planOf(db: Database, query: SQL): Promise<string> {
  const plan = await db.transaction(async (tx) => {
    // Tables as small as these are read whole and sorted; those of a year are not.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    return rowsOf<Record<string, string>>(tx, sql`explain ${query}`);
  });
  return plan.flatMap((row) => Object.values(row)).join('\n');
}
