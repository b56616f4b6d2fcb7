import {
  type PhoneContract,
  type WorkshopBooking,
  type WorkshopMove,
} from '@site/api-contract';
import { storeName } from '@site/api-contract/brazil';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type SignedIn } from '#platform/security/authentication';
import { type ContractRecord } from '../../contracts/contracts/contracts.repository';
import { cancelVisit, moveVisit } from '../../driving/workshop/change-visit.service';
import { bookVisit, listVisits } from '../../driving/workshop/workshop.service';
import { customerOnTheLine, type OfCustomer } from './customer-on-the-line';

/**
 * The visit to a workshop that is to come, which the customer can change until the day
 * before, or can book now; undefined where there is neither.
 */
export async function workshopOf(
  ports: Ports,
  db: Database,
  { record, viewer }: { record: ContractRecord; viewer: SignedIn },
): Promise<PhoneContract['workshop']> {
  const own = { viewer, id: record.contract.id };
  const { items, canBook, workshops, dealershipId } = await listVisits(ports, db, own);
  const today = todayOf(ports);
  const next = items.find(
    ({ canChange, state, slot: { day } }) =>
      canChange || (state === 'marcada' && day === today),
  );
  if (!next) return canBook ? { visit: null, workshops, dealershipId } : undefined;
  const { id, revision, slot, dealership } = next;
  return {
    visit: {
      ...{ id, revision, dealershipId: next.dealershipId },
      slot: { day: slot.day, time: slot.time },
      dealership: storeName(dealership),
      ...(!next.canChange && { isToday: true }),
    },
    workshops,
    dealershipId,
  };
}

/** Books a visit to a workshop. */
export async function bookWorkshopFor(
  ports: Ports,
  db: Database,
  {
    contractId,
    booking,
    ...call
  }: OfCustomer & { contractId: string; booking: WorkshopBooking },
): Promise<{ ok: true }> {
  const { viewer, actor } = await customerOnTheLine(ports, db, call);
  await bookVisit(ports, db, { viewer, actor, id: contractId, booking });
  return { ok: true };
}

type OfVisit = OfCustomer & { visitId: string };

/** Moves the customer's visit to another hour of the same workshop. */
export async function moveWorkshopFor(
  ports: Ports,
  db: Database,
  { visitId, move, ...call }: OfVisit & { move: WorkshopMove },
): Promise<{ ok: true }> {
  const { viewer, actor } = await customerOnTheLine(ports, db, call);
  await moveVisit(ports, db, { viewer, actor, id: visitId, move });
  return { ok: true };
}

/** Cancels the customer's visit. */
export async function cancelWorkshopFor(
  ports: Ports,
  db: Database,
  { visitId, revision, ...call }: OfVisit & { revision: number },
): Promise<{ ok: true }> {
  const { viewer, actor } = await customerOnTheLine(ports, db, call);
  await cancelVisit(ports, db, { viewer, actor, id: visitId, revision });
  return { ok: true };
}
