import { sql, type SQLWrapper } from 'drizzle-orm';
import { COUNT_LIMIT } from '@site/api-contract/brazil';
import { type Database, rowsOf } from './database';

/**
 * Counts the rows of a query and stops at one more than `COUNT_LIMIT`, so that a list with
 * many rows costs as much as one with a thousand.
 */
export async function countUpToLimit(
  db: Database,
  query: { limit: (rows: number) => SQLWrapper },
): Promise<number> {
  const [counted] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::integer as total from ${query.limit(COUNT_LIMIT + 1)} found`,
  );
  return counted?.total ?? 0;
}
