import { type SQL, sql } from 'drizzle-orm';
import { type ORIGINS } from '@site/api-contract';
import { type Database, rowsOf } from '#platform/data/database';

/** The dealership or the seller whose links and sales are counted. */
export type FunnelOf = { dealershipId: number } | { sellerId: string };

/** First days of this month and of the one before. */
type FunnelMonths = { current: string; previous: string };

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
 * Counts the steps of each link and campaign, the dealership's own link first. Names are
 * looked up only for the sums.
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

/**
 * Each step with its link, campaign and month: visits from each day, the others from
 * `sumFunnel` (decision 090).
 */
function happened(of: FunnelOf, { current, previous }: FunnelMonths): SQL {
  const owner =
    'sellerId' in of
      ? sql`seller_id = ${of.sellerId}`
      : sql`dealership_id = ${of.dealershipId}`;
  return sql`happened as (
    select 'visits' as step, origin, seller_id, campaign,
      day >= ${current}::date as is_now, sum(visits)::integer as times
    from link_visits
    where ${owner} and day >= ${previous}::date
    group by 2, 3, 4, 5
    union all
    select step, origin, seller_id, campaign,
      month >= ${current}::date, sum(times)::integer
    from funnel_sums
    where ${owner} and month >= ${previous}::date
    group by 1, 2, 3, 4, 5
  )`;
}
