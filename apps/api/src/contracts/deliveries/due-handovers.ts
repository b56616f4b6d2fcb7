import { and, asc, eq, exists, gte, isNull, lt, lte, sql } from 'drizzle-orm';
import { type DealershipItem } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { nextMilestone } from '@site/api-contract/contracts';
import { type Database } from '#platform/data/database';
import { type BookedQuery } from '#platform/data/due-queue';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { hasPlannedStep } from '../../sales/proposals/list/has-planned-step';
import { visibleTo } from '../../sales/proposals/list/proposal-filters.repository';
import { proposals } from '../../sales/proposals/proposals.table';
import {
  type DeliveryFacts,
  isWaiting,
  selectMain,
  withParts,
} from './deliveries.repository';
import { deliveries, deliveryMilestones } from './deliveries.table';
import { toItem } from './delivery-view';

/**
 * Cars of a dealership that are handed over today, whose booked day passed without a
 * handover, that are ready and paid for and have no booked day, or that are late without
 * one. The customer of a ready car is asked for a day, until the promised one; a planned
 * step that the viewer sees says that somebody has asked, and a seller asks the own
 * customers alone. With `from`, the booked ones alone.
 */
export async function dueHandovers(
  db: Database,
  viewer: Pick<SignedIn, 'kind' | 'id' | 'dealershipId'>,
  { most, now, from }: BookedQuery,
): Promise<DealershipItem[]> {
  const today = saoPauloDay(now);
  const { slotOn, slotAt, promisedOn, dealershipId, contractId } = deliveries;
  const isOurs = and(eq(dealershipId, dealershipOf(viewer)), isWaiting);
  const booked = await selectMain(db)
    .where(and(isOurs, lte(slotOn, today), from ? gte(slotOn, from) : undefined))
    .orderBy(asc(slotOn), asc(slotAt), asc(contractId))
    .limit(most);
  const unbooked = (...which: Parameters<typeof and>) =>
    selectMain(db)
      .where(and(isOurs, isNull(slotOn), ...which))
      .orderBy(asc(promisedOn), asc(contractId));
  const ready = from
    ? []
    : await unbooked(
        readyOf(db),
        eq(proposals.state, 'pagamento_confirmado'),
        viewer.kind === 'seller' ? visibleTo(viewer) : undefined,
        // Another dealership may have sold the car, and its steps are not shown here.
        sql`(${and(visibleTo(viewer), hasPlannedStep(db))}) is not true`,
      ).limit(most);
  const readyIds = new Set(ready.map(({ contract }) => contract.id));
  // Whether a car is late is known from its payments and milestones, so all are read.
  const perhapsLate = from ? [] : await unbooked(lt(promisedOn, today));
  const others = perhapsLate.filter(({ contract }) => !readyIds.has(contract.id));
  const found = await withParts(db, [...booked, ...ready, ...others]);
  return found.flatMap((facts): DealershipItem[] => {
    const { late, slot, putOff, promisedOn: promised } = toItem(facts, viewer, today);
    // A ready car may be late, too: it came after the promised day.
    const isAsked = !late && readyIds.has(facts.contract.id);
    if (!slot && !late && !isAsked) return [];
    return [
      {
        task: slot ? 'handover' : isAsked ? 'ask-day' : 'late-car',
        id: facts.contract.id,
        customerName: facts.customer.name,
        about: facts.contract.terms.versionName,
        until: slot?.day ?? (isAsked ? promised : (putOff?.until ?? promised)),
        hour: slot?.time ?? null,
        ...(slot && isPrepared(facts) && { isPrepared: true }),
      },
    ];
  });
}

function isPrepared({ delivery, milestones, car, photos }: DeliveryFacts): boolean {
  const kinds = milestones.map(({ kind }) => kind);
  return (
    car !== null && photos.length > 0 && nextMilestone(delivery.source, kinds) === null
  );
}

/** Whether the last milestone of a delivery was noted, in a query of `selectMain`. */
function readyOf(db: Database) {
  const { contractId, kind } = deliveryMilestones;
  return exists(
    db
      .select({ contractId })
      .from(deliveryMilestones)
      .where(and(eq(contractId, deliveries.contractId), eq(kind, 'pronto'))),
  );
}
