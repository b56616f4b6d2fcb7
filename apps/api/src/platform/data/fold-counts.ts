import { sql } from 'drizzle-orm';
import { type Done } from '../jobs/jobs';
import { type Database, rowsOf } from './database';

/** Tables of kept counts: what each row is about, and the column that is summed. */
const KEPT = [
  ['proposal_counts', 'dealership_id, seller_id, state, origin', 'proposals'],
  ['lead_counts', 'claimed_by, status', 'leads'],
  ['funnel_counts', 'month, dealership_id, seller_id, origin, campaign, step', 'times'],
] as const;

/**
 * Puts rows of kept counts that are about the same into one and takes away what comes to
 * nothing. The sums stay what they are at every moment: it is one statement, and rows
 * that another process folds are left to that one. A row that is alone stays where it is.
 * Returns how many rows it took.
 */
export async function foldCounts(_ports: unknown, db: Database): Promise<Done> {
  let done = 0;
  for (const [table, key, amount] of KEPT) {
    const [folded] = await rowsOf<{ rows: number }>(
      db,
      sql.raw(`with gone as (
          delete from ${table} where ctid in (
            select ctid from ${table} where ctid = any(array(
              select at from (
                select ctid as at, count(*) over same as rows, sum(${amount}) over same as total
                from ${table} window same as (partition by ${key})) as each
              where rows > 1 or total = 0))
            for update skip locked)
          returning *
        ), kept as (
          insert into ${table} (${key}, ${amount})
          select ${key}, sum(${amount}) from gone group by ${key} having sum(${amount}) <> 0
        ) select count(*)::integer as rows from gone`),
    );
    done += folded?.rows ?? 0;
  }
  return { done };
}
