import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#platform/data/database';
import { type OnProgress } from './read-table';

const AT_ONCE = 5_000;

/**
 * Runs one statement for each few thousand rows. `statement` gets them as one JSON value
 * for `jsonb_to_recordset`, which both databases read quickly. Gives the rows that the
 * statements return.
 */
export async function writeRows<Returned extends object>(
  tx: Database,
  rows: readonly object[],
  statement: (json: SQL) => SQL,
  onProgress: OnProgress = () => undefined,
): Promise<Returned[]> {
  const returned: Returned[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const json = sql`${JSON.stringify(rows.slice(from, from + AT_ONCE))}::jsonb`;
    returned.push(...(await rowsOf<Returned>(tx, statement(json))));
    onProgress('writing', Math.min(1, (from + AT_ONCE) / rows.length));
  }
  return returned;
}
