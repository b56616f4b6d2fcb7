import { sql, type SQLWrapper } from 'drizzle-orm';
import { COUNT_LIMIT } from '@site/api-contract/brazil';
import { type Database, rowsOf } from './database';

/**
 * Counts the rows of a query up to `COUNT_LIMIT` plus one, so that a long list costs no
 * more than one of a thousand rows.
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
