import { type SQL, sql } from 'drizzle-orm';
import { type ORIGINS } from '@site/contracts';
import { startOfSaoPauloDay } from '@site/contracts/brazil';
import { type Database, rowsOf } from '../../platform/data/database';

/** Whose links and sales are counted. */
export type FunnelOf = { dealershipId: number } | { sellerId: string };

/** First days of this month and of the one before. */
export type FunnelMonths = { current: string; previous: string };

const STEPS = ['visits', 'simulations', 'proposals', 'contracts'] as const;
type Step = (typeof STEPS)[number];
export type Counted = Record<`${Step}_${'now' | 'before'}`, number>;

export type LinkCounted = Counted & {
  origin: (typeof ORIGINS)[number];
  seller_id: string | null;
  seller_name: string | null;
};
export type CampaignCounted = Counted & { campaign: string };

/** Campaigns that are shown, those with most first. */
const MOST_CAMPAIGNS = 20;

/** What came by each link, the dealership's own first. */
export function countByLink(
  db: Database,
  of: FunnelOf,
  months: FunnelMonths,
): Promise<LinkCounted[]> {
  return rowsOf(
    db,
    sql`with ${happened(of, months)}
        select h.origin, h.seller_id, u.name as seller_name, ${sums()}
        from happened h left join users u on u.id = h.seller_id
        group by h.origin, h.seller_id, u.name
        order by h.seller_id is not null, u.name, h.seller_id, h.origin`,
  );
}

export function countByCampaign(
  db: Database,
  of: FunnelOf,
  months: FunnelMonths,
): Promise<CampaignCounted[]> {
  return rowsOf(
    db,
    sql`with ${happened(of, months)}
        select h.campaign, ${sums()}
        from happened h where h.campaign is not null
        group by h.campaign
        order by sum(h.times) desc, h.campaign limit ${MOST_CAMPAIGNS}`,
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
  const made = (at: SQL) => sql`${at} >= ${begin}::timestamptz as is_now, 1 as times`;
  const recent = (at: SQL) => sql`${at} >= ${since}::timestamptz`;
  return sql`happened as (
    select 'visits' as step, v.origin, v.seller_id, v.campaign,
      v.day >= ${current}::date as is_now, v.visits as times
    from link_visits v
    where ${owner(sql`v`)} and v.day >= ${previous}::date
    union all
    select 'simulations', s.origin, s.seller_id, s.campaign, ${made(sql`s.created_at`)}
    from simulations s
    where ${owner(sql`s`)} and ${recent(sql`s.created_at`)}
    union all
    select 'proposals', p.origin, p.seller_id, p.campaign, ${made(sql`p.created_at`)}
    from proposals p
    where ${owner(sql`p`)} and ${recent(sql`p.created_at`)}
    union all
    select 'contracts', p.origin, p.seller_id, p.campaign, ${made(sql`c.signed_at`)}
    from contracts c join proposals p on p.id = c.proposal_id
    where ${owner(sql`p`)} and ${recent(sql`c.signed_at`)}
  )`;
}

function sums(): SQL {
  const sum = (step: Step, name: 'now' | 'before') => {
    const month = name === 'now' ? sql`h.is_now` : sql`not h.is_now`;
    const times = sql`sum(h.times) filter (where h.step = ${step} and ${month})`;
    const column = sql.identifier(`${step}_${name}`);
    return sql`coalesce(${times}, 0)::integer as ${column}`;
  };
  return sql.join(
    STEPS.flatMap((step) => [sum(step, 'now'), sum(step, 'before')]),
    sql`, `,
  );
}
