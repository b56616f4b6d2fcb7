import { between, lte } from 'drizzle-orm';
import { type DealershipItem } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { WORKSHOP_REASON_LABELS } from '@site/api-contract/driving';
import { type Database } from '#platform/data/database';
import { type BookedQuery } from '#platform/data/due-queue';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { listBooked } from './workshop.repository';
import { workshopVisits } from './workshop.table';

/** Visits to a dealership's workshop today, and earlier ones, back to `from`, not noted. */
export async function dueVisits(
  db: Database,
  viewer: Pick<SignedIn, 'dealershipId'>,
  { most, now, from }: BookedQuery,
): Promise<DealershipItem[]> {
  const today = saoPauloDay(now);
  const found = await listBooked(db, {
    dealershipId: dealershipOf(viewer),
    most,
    where: from
      ? between(workshopVisits.slotOn, from, today)
      : lte(workshopVisits.slotOn, today),
  });
  return found.map(({ visit, contract, customer }) => ({
    task: 'workshop',
    id: visit.id,
    customerName: customer.name,
    about: `${WORKSHOP_REASON_LABELS[visit.reason]}, ${contract.terms.versionName}`,
    until: visit.slotOn,
    hour: visit.slotAt,
  }));
}
