import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#platform/data/database';

/** Kept counts that differ from the number of rows; empty when all are right. */
export async function miscounted(db: Database): Promise<object[]> {
  return [...(await miscountedLists(db)), ...(await miscountedFunnel(db))];
}

function miscountedLists(db: Database): Promise<object[]> {
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

/** Counted as the funnel did before it was kept: each row, in its month of São Paulo. */
function miscountedFunnel(db: Database): Promise<object[]> {
  const WHOSE = sql.raw('dealership_id, seller_id, origin, campaign');
  const month = (instant: string) =>
    sql.raw(`to_char(${instant} at time zone 'America/Sao_Paulo', 'YYYY-MM-01')::date`);
  return rowsOf(
    db,
    sql`select 'funnel' as what, step, month, ${WHOSE}, sum(n)::integer as too_many from (
          select step, month, ${WHOSE}, times as n from funnel_counts
          union all
          select 'simulations', ${month('created_at')}, ${WHOSE}, -1 from simulations
          union all
          select 'proposals', ${month('created_at')}, ${WHOSE}, -1 from proposals
          union all
          select 'contracts', ${month('c.signed_at')}, ${WHOSE}, -1
          from contracts c join proposals p on p.id = c.proposal_id) f
        where dealership_id is not null or seller_id is not null
        group by step, month, ${WHOSE} having sum(n) <> 0`,
  );
}
