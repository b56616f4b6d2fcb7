import { and, asc, eq, gte, isNotNull, lte } from 'drizzle-orm';
import { type DealershipItem } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type BookedQuery } from '#platform/data/due-queue';
import { type SignedIn } from '#platform/security/authentication';
import { proposalFollowUps } from '../follow-ups.table';
import { proposals } from '../proposals.table';
import { customers, visibleTo } from './proposal-filters.repository';

/**
 * Steps that a dealership planned until the day of `now`; a seller's own alone. With
 * `from`, those of that day and later ones.
 */
export async function dueFollowUps(
  db: Database,
  viewer: SignedIn,
  { most, now, from }: BookedQuery,
): Promise<DealershipItem[]> {
  const { proposalId, nextStep, nextDay } = proposalFollowUps;
  const rows = await db
    .select({
      id: proposalId,
      customerName: customers.name,
      about: nextStep,
      until: nextDay,
    })
    .from(proposalFollowUps)
    .innerJoin(proposals, eq(proposals.id, proposalId))
    .innerJoin(customers, eq(customers.id, proposals.userId))
    .where(
      and(
        visibleTo(viewer),
        isNotNull(nextStep),
        lte(nextDay, saoPauloDay(now)),
        from ? gte(nextDay, from) : undefined,
      ),
    )
    .orderBy(asc(nextDay), asc(proposalId))
    .limit(most);
  return rows.flatMap(({ about, until, ...row }): DealershipItem[] =>
    about && until ? [{ task: 'follow-up', ...row, about, until, hour: null }] : [],
  );
}
