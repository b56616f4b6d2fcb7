import { type SQL, sql } from 'drizzle-orm';
import { type Database } from '../platform/data/database';
import { type OnProgress } from './read-table';

const AT_ONCE = 5_000;

/**
 * Runs one statement for each few thousand rows; `statement` gets them as one JSON value,
 * to be unfolded by `jsonb_to_recordset`, which both databases do in one go.
 */
export async function writeRows(
  tx: Database,
  rows: readonly object[],
  statement: (json: SQL) => SQL,
  onProgress: OnProgress = () => undefined,
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await tx.execute(
      statement(sql`${JSON.stringify(rows.slice(from, from + AT_ONCE))}::jsonb`),
    );
    onProgress('writing', Math.min(1, (from + AT_ONCE) / rows.length));
  }
}
