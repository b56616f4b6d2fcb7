import { type SQL, sql } from 'drizzle-orm';
import { type ORIGINS } from '@site/contracts';
import { startOfSaoPauloDay } from '@site/contracts/brazil';
import { type Database, rowsOf } from '../../platform/data/database';

/** Whose links and sales are counted. */
export type FunnelOf = { dealershipId: number } | { sellerId: string };

/** First days of this month and of the one before. */
export type FunnelMonths = { current: string; previous: string };

/** How often a step happened, of a link and campaign in one of the two months. */
export type Happened = {
  step: 'visits' | 'simulations' | 'proposals' | 'contracts';
  origin: (typeof ORIGINS)[number];
  seller_id: string | null;
  seller_name: string | null;
  campaign: string | null;
  is_now: boolean;
  times: number;
};

/**
 * What came by each link and campaign, the dealership's own link first. Names are looked
 * up for the sums alone.
 */
export function countSteps(
  db: Database,
  of: FunnelOf,
  months: FunnelMonths,
): Promise<Happened[]> {
  return rowsOf(
    db,
    sql`with ${happened(of, months)}
        select h.*, (select name from users where id = h.seller_id) as seller_name
        from happened h
        order by h.seller_id is not null, seller_name, h.seller_id, h.origin`,
  );
}

/** Each step with its link, campaign and month. */
function happened(of: FunnelOf, { current, previous }: FunnelMonths): SQL {
  const owner = (table: SQL) =>
    'sellerId' in of
      ? sql`${table}.seller_id = ${of.sellerId}`
      : sql`${table}.dealership_id = ${of.dealershipId}`;
  const since = startOfSaoPauloDay(previous).toISOString();
  const begin = startOfSaoPauloDay(current).toISOString();
  const made = (at: SQL) =>
    sql`${at} >= ${begin}::timestamptz as is_now, count(*)::integer as times`;
  const each = sql`group by 2, 3, 4, 5`;
  const recent = (at: SQL) => sql`${at} >= ${since}::timestamptz`;
  return sql`happened as (
    select 'visits' as step, v.origin, v.seller_id, v.campaign,
      v.day >= ${current}::date as is_now, sum(v.visits)::integer as times
    from link_visits v
    where ${owner(sql`v`)}
      and v.day >= ${previous}::date
    ${each}
    union all
    select 'simulations', s.origin, s.seller_id, s.campaign,
      ${made(sql`s.created_at`)}
    from simulations s
    where ${owner(sql`s`)}
      and ${recent(sql`s.created_at`)}
    ${each}
    union all
    select 'proposals', p.origin, p.seller_id, p.campaign,
      ${made(sql`p.created_at`)}
    from proposals p
    where ${owner(sql`p`)}
      and ${recent(sql`p.created_at`)}
    ${each}
    union all
    select 'contracts', p.origin, p.seller_id, p.campaign,
      ${made(sql`c.signed_at`)}
    from contracts c
    join proposals p on p.id = c.proposal_id
    where ${owner(sql`p`)}
      and ${recent(sql`c.signed_at`)}
    ${each}
  )`;
}
