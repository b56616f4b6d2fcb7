import { and, asc, eq, gte, isNull, lt, lte, or } from 'drizzle-orm';
import { type DealershipItem } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type BookedQuery } from '#platform/data/due-queue';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { contracts } from '../../contracts/contracts/contracts.table';
import { users } from '../../identity/accounts/accounts.table';
import { EXPECTED } from './returns.service';
import { returns } from './returns.table';

/**
 * Cars that come back to a dealership today, whose booked day passed, or that were
 * demanded and have neither come nor a booked day; the longest expected first. With
 * `from`, the booked ones alone.
 */
export async function dueReturns(
  db: Database,
  viewer: Pick<SignedIn, 'dealershipId'>,
  { most, now, from }: BookedQuery,
): Promise<DealershipItem[]> {
  const today = saoPauloDay(now);
  const rows = await db
    .select({ booking: returns, terms: contracts.terms, customerName: users.name })
    .from(returns)
    .innerJoin(contracts, eq(contracts.id, returns.contractId))
    .innerJoin(users, eq(users.id, contracts.userId))
    .where(
      and(
        eq(returns.dealershipId, dealershipOf(viewer)),
        isNull(returns.returnedAt),
        from
          ? and(gte(returns.slotOn, from), lte(returns.slotOn, today))
          : or(
              lte(returns.slotOn, today),
              and(isNull(returns.slotOn), lt(returns.bringBy, today)),
            ),
      ),
    )
    .orderBy(asc(EXPECTED), asc(returns.contractId))
    .limit(most);
  return rows.map(
    ({ booking: { contractId, slotOn, slotAt, bringBy }, terms, customerName }) => ({
      task: 'return',
      id: contractId,
      customerName,
      about: terms.versionName,
      until: slotOn ?? bringBy ?? today,
      hour: slotOn ? slotAt : null,
    }),
  );
}
