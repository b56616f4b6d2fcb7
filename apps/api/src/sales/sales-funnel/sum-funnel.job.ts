import { sql } from 'drizzle-orm';
import { saoPauloInstant } from '@site/api-contract/brazil';
import { affectedRows, type Database } from '#platform/data/database';
import { type Done } from '#platform/jobs/jobs';
import { type Ports } from '#platform/ports';
import { funnelMonths } from './funnel-months';

/**
 * Writes the sums of the funnel again, of the current month and the one before. Readers
 * see the old sums until the new ones are complete. A second process waits for the first.
 * Returns the number of sums.
 */
export async function sumFunnel(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
): Promise<Done> {
  const { previous } = funnelMonths(clock.now());
  const since = saoPauloInstant(previous, '00:00').toISOString();
  const done = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table funnel_sums in share row exclusive mode`);
    await tx.execute(sql`delete from funnel_sums`);
    const written = await tx.execute(sql`
      insert into funnel_sums (month, dealership_id, seller_id, origin, campaign, step, times)
      select date_trunc('month', at at time zone 'America/Sao_Paulo')::date,
        dealership_id, seller_id, origin, campaign, step, count(*)
      from (
        select 'simulations' as step, created_at as at, dealership_id, seller_id, origin, campaign
        from simulations where created_at >= ${since}::timestamptz
          and (dealership_id is not null or seller_id is not null)
        union all
        select 'proposals', created_at, dealership_id, seller_id, origin, campaign
        from proposals where created_at >= ${since}::timestamptz
        union all
        select 'contracts', signed_at, dealership_id, seller_id, origin, campaign
        from contracts join proposals on proposals.id = contracts.proposal_id
        where signed_at >= ${since}::timestamptz
      ) happened
      where dealership_id is not null or seller_id is not null
      group by 1, 2, 3, 4, 5, 6`);
    return affectedRows(written);
  });
  return { done };
}
