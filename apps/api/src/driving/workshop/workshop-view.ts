import { type WorkshopVisit } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type SignedIn } from '#platform/security/authentication';
import { requestedActsOf } from '../../activity/requested-acts/requested-acts';
import { storeFacts } from '../../catalog/dealerships/store-facts';
import { slotNote } from '../../contracts/deliveries/book/booked-at-request';
import { type VisitFacts } from './workshop.repository';
import { mayChange, mayNote } from './workshop.rules';

/** The side on which somebody reads or changes a visit. */
export const sideOf = ({ role }: Pick<SignedIn, 'role'>) =>
  role === undefined ? ('customer' as const) : ('dealership' as const);

/** A visit for its customer or for its dealership, whose staff also see the customer. */
export function toVisit(
  { clock }: Pick<Ports, 'clock'>,
  { visit, contract, customer, dealership, plate }: VisitFacts,
  reader: SignedIn,
): WorkshopVisit {
  const now = clock.now();
  const isStaff = reader.role !== undefined;
  const mayAct = reader.role !== 'CONSULTANT';
  return {
    id: visit.id,
    contractId: contract.id,
    contractNumber: contract.number,
    versionName: contract.terms.versionName,
    plate,
    reason: visit.reason,
    note: visit.note,
    state: visit.state,
    slot: { day: visit.slotOn, time: visit.slotAt },
    dealershipId: String(dealership.id),
    dealership: storeFacts(dealership),
    movedBy: visit.movedBy,
    cancelledBy: visit.cancelledBy,
    odometerKm: visit.odometerKm,
    revision: visit.revision,
    canChange: mayAct && mayChange(visit, sideOf(reader), now),
    canNote: mayAct && isStaff && mayNote(visit, now),
    ...(isStaff && { customerName: customer.name }),
  };
}

/** The same with the consultant who booked it at the customer's request. */
export async function withBooker(
  db: Database,
  shown: WorkshopVisit,
): Promise<WorkshopVisit> {
  const { contractId } = shown;
  const [booked = shown] = await withBookers(db, { contractId, items: [shown] });
  return booked;
}

/** The visits of one contract, likewise, with one query for all. */
export async function withBookers(
  db: Database,
  { contractId, items }: { contractId: string; items: readonly WorkshopVisit[] },
): Promise<WorkshopVisit[]> {
  const acts = await requestedActsOf(db, { contractId, kind: 'workshop-slot' });
  return items.map((shown) => {
    const by = acts.get(slotNote(shown.slot));
    return by ? { ...shown, slot: { ...shown.slot, by } } : shown;
  });
}
