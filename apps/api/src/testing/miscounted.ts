import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/data/database';

/** What is kept as a count and is another number than that of the rows; none is right. */
export function miscounted(db: Database): Promise<object[]> {
  const PROPOSALS = sql.raw('dealership_id, seller_id, state, origin');
  const LEADS = sql.raw('claimed_by, status');
  return rowsOf(
    db,
    sql`select 'proposals' as what, ${PROPOSALS}, null as claimed_by, sum(n)::integer as too_many from (
          select ${PROPOSALS}, proposals as n from proposal_counts
          union all select ${PROPOSALS}, -1 from proposals) p
        group by ${PROPOSALS} having sum(n) <> 0
        union all
        select 'leads', null, null, status, null, claimed_by, sum(n)::integer from (
          select ${LEADS}, leads as n from lead_counts
          union all select ${LEADS}, -1 from leads) l
        group by ${LEADS} having sum(n) <> 0`,
  );
}
