import { and, asc, eq, isNull, lt, lte, or } from 'drizzle-orm';
import { type DealershipItem } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type DueQuery } from '#platform/data/due-queue';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { isWaiting, selectMain, withParts } from './deliveries.repository';
import { deliveries } from './deliveries.table';
import { toItem } from './delivery-view';

/**
 * Cars of a dealership that are handed over today, whose booked day passed without a
 * handover, or that are late and have no booked day.
 */
export async function dueHandovers(
  db: Database,
  viewer: SignedIn,
  { most, now }: DueQuery,
): Promise<DealershipItem[]> {
  const today = saoPauloDay(now);
  const { slotOn, promisedOn, dealershipId, contractId } = deliveries;
  const rows = await selectMain(db)
    .where(
      and(
        eq(dealershipId, dealershipOf(viewer)),
        isWaiting,
        or(lte(slotOn, today), and(isNull(slotOn), lt(promisedOn, today))),
      ),
    )
    .orderBy(asc(promisedOn), asc(contractId))
    .limit(most);
  const found = await withParts(db, rows);
  return found.flatMap((facts): DealershipItem[] => {
    const { late, slot } = toItem(facts, viewer, today);
    if (!slot && !late) return [];
    return [
      {
        task: slot ? 'handover' : 'late-car',
        id: facts.contract.id,
        customerName: facts.customer.name,
        about: facts.contract.terms.versionName,
        until: slot?.day ?? facts.delivery.promisedOn,
        hour: slot?.time ?? null,
      },
    ];
  });
}
