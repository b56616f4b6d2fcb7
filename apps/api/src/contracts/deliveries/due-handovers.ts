import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm';
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
  viewer: Pick<SignedIn, 'kind' | 'dealershipId'>,
  { most, now }: DueQuery,
): Promise<DealershipItem[]> {
  const today = saoPauloDay(now);
  const { slotOn, slotAt, promisedOn, dealershipId, contractId } = deliveries;
  const isOurs = and(eq(dealershipId, dealershipOf(viewer)), isWaiting);
  const booked = await selectMain(db)
    .where(and(isOurs, lte(slotOn, today)))
    .orderBy(asc(slotOn), asc(slotAt), asc(contractId))
    .limit(most);
  // Whether a car is late is known from its payments and milestones, so all are read.
  const perhapsLate = await selectMain(db)
    .where(and(isOurs, isNull(slotOn), lt(promisedOn, today)))
    .orderBy(asc(promisedOn), asc(contractId));
  const found = await withParts(db, [...booked, ...perhapsLate]);
  return found.flatMap((facts): DealershipItem[] => {
    const { late, slot, putOff, promisedOn: promised } = toItem(facts, viewer, today);
    if (!slot && !late) return [];
    return [
      {
        task: slot ? 'handover' : 'late-car',
        id: facts.contract.id,
        customerName: facts.customer.name,
        about: facts.contract.terms.versionName,
        until: slot?.day ?? putOff?.until ?? promised,
        hour: slot?.time ?? null,
      },
    ];
  });
}
