import {
  type DeliverySlots,
  type WorkshopAgenda,
  type WorkshopBooking,
  type WorkshopVisit,
  type WorkshopVisits,
} from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { isVisitComing } from '@site/api-contract/driving';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { aboutContract, type Actor, recordAudit } from '#platform/security/audit';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { noteRequestedAct } from '../../activity/requested-acts/requested-acts';
import { requireStore } from '../../catalog/dealerships/chosen-store.repository';
import { lockDealership } from '../../catalog/dealerships/dealerships.repository';
import { type ContractRecord } from '../../contracts/contracts/contracts.repository';
import {
  lockOwn,
  ownContract,
  refuseOver,
} from '../../contracts/contracts/contracts.service';
import { noteBookedOnTheEve } from '../../contracts/deliveries/book/appointment-reminders.repository';
import { slotNote } from '../../contracts/deliveries/book/booked-at-request';
import { isOffered, lowestFree } from '../../contracts/deliveries/book/free-hours';
import { findDelivery } from '../../contracts/deliveries/deliveries.repository';
import { type Slot, soonestDay } from '../../contracts/deliveries/delivery.rules';
import { overdueMaintenance } from '../maintenance/overdue-maintenance';
import { tellDealers } from './tell-dealers';
import { bookedMail } from './workshop.mails';
import {
  findVisit,
  listOfContract,
  listOfDealership,
  listWorkshops,
  MOST_VISITS,
  type VisitFacts,
  type VisitRow,
} from './workshop.repository';
import { mayBook } from './workshop.rules';
import { workshopVisits } from './workshop.table';
import { freeWorkshopHours } from './workshop-hours.repository';
import { toVisit, withBooker, withBookers } from './workshop-view';

type OfContract = { viewer: SignedIn; id: string };
export type VisitCall = { viewer: SignedIn; id: string; actor: Actor };

/** The visits of one's own car, and where another one can be booked. */
export async function listVisits(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, id }: OfContract,
): Promise<WorkshopVisits> {
  const record = await ownContract(db, viewer, id);
  const { contract } = record;
  const found = await listOfContract(db, contract.id);
  const today = todayOf(ports);
  const items = found.map((facts) => toVisit(ports, facts, viewer));
  const workshops = await listWorkshops(db);
  const delivered = await findDelivery(db, contract.id);
  if (!delivered) throw new Error(`No delivery of the contract ${contract.id}`);
  return {
    items: await withBookers(db, { contractId: contract.id, items }),
    canBook:
      mayBook(record) &&
      workshops.length > 0 &&
      !found.some(({ visit }) => isVisitComing(visit, today)),
    workshops: workshops.map(String),
    dealershipId: String(delivered.delivery.dealershipId),
  };
}

/** Hours of a dealership's workshop with room, from the next business day on. */
export async function listSlots(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  dealershipId: number,
): Promise<DeliverySlots> {
  const from = soonestDay(todayOf(ports));
  const { days } = await freeWorkshopHours(db, { dealershipId, from });
  return { days };
}

/**
 * The customer books a visit of the car that they have. A car has one visit to come at a
 * time. The hours of the dealership are locked, so that only one customer gets the last
 * place of an hour.
 */
export function bookVisit(
  ports: Ports,
  db: Database,
  { viewer, id, actor, booking }: VisitCall & { booking: WorkshopBooking },
): Promise<WorkshopVisit> {
  return db.transaction(async (tx) => {
    const record = await lockOwn(tx, viewer, id);
    const { contract } = record;
    refuseWithoutCar(record);
    await refuseSecond(ports, tx, contract.id);
    const store = await requireStore(tx, Number(booking.dealershipId));
    const slotPlace = await takePlace(ports, tx, store.id, booking);
    const now = ports.clock.now();
    const visit: VisitRow = {
      id: ports.random.uuid(),
      contractId: contract.id,
      dealershipId: store.id,
      reason: booking.reason,
      note: booking.note ?? null,
      state: 'marcada',
      slotOn: booking.day,
      slotAt: booking.time,
      slotPlace,
      movedBy: null,
      cancelledBy: null,
      odometerKm: null,
      notedBy: null,
      bookedAt: now,
      updatedAt: now,
      revision: 1,
    };
    await tx.insert(workshopVisits).values(visit);
    await recordAudit(ports, tx, {
      actor,
      action: 'workshop-visit-booked',
      ...aboutContract(contract),
      detail: visit.reason,
    });
    await noteSlot(ports, tx, { contract, actor, slot: booking });
    await tellDealers(ports, tx, { visit, kind: 'visit-booked' });
    const facts = await getVisit(tx, visit.id);
    await enqueueMail(ports, tx, bookedMail(ports.config, { facts, now, actor }));
    return withBooker(tx, toVisit(ports, facts, viewer));
  });
}

function refuseWithoutCar(record: ContractRecord): void {
  if (mayBook(record)) return;
  if (record.handedOverOn) refuseOver();
  refuse('conflict', 'O carro ainda não está com você.', { reason: 'delivery-unready' });
}

async function refuseSecond(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  contractId: string,
): Promise<void> {
  const today = todayOf(ports);
  const found = await listOfContract(tx, contractId);
  if (found.some(({ visit }) => isVisitComing(visit, today)))
    refuseUnready(
      'Este carro já tem uma visita marcada. Mude o dia dela, ou desmarque antes de marcar outra.',
    );
}

/**
 * Locks the hours of a dealership's workshop and gives the lowest free place of an hour;
 * refuses an hour that is not offered.
 */
export async function takePlace(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  dealershipId: number,
  { day, time }: Slot,
): Promise<number> {
  await lockDealership(tx, dealershipId);
  const from = soonestDay(todayOf(ports));
  const { days, taken } = await freeWorkshopHours(tx, { dealershipId, from });
  if (!isOffered(days, { day, time }))
    refuse('conflict', 'Esse horário não está mais livre. Escolha outro.', {
      reason: 'slot-taken',
    });
  return lowestFree(taken, { day, time });
}

/** Notes who booked an hour at the customer's request, and one that is for tomorrow. */
export async function noteSlot(
  ports: Ports,
  tx: Database,
  {
    contract,
    actor,
    slot,
  }: {
    contract: VisitFacts['contract'];
    actor: Actor;
    slot: { day: IsoDate; time: string };
  },
): Promise<void> {
  await noteRequestedAct(ports, tx, {
    userId: contract.userId,
    contractId: contract.id,
    kind: 'workshop-slot',
    what: slotNote(slot),
    actor,
  });
  await noteBookedOnTheEve(ports, tx, {
    contractId: contract.id,
    kind: 'oficina',
    onDay: slot.day,
  });
}

/**
 * Visits to the workshop of the viewer's dealership, and its cars whose maintenance is late.
 * The trail records the list.
 */
export async function listAgenda(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, actor, stage }: { viewer: SignedIn; actor: Actor; stage: 'coming' | 'over' },
): Promise<WorkshopAgenda> {
  await recordAudit(ports, db, {
    actor,
    action: 'workshop-visits-listed',
    personId: null,
  });
  const dealershipId = dealershipOf(viewer);
  const found = await listOfDealership(db, {
    dealershipId,
    stage,
    most: MOST_VISITS + 1,
  });
  return {
    items: found.slice(0, MOST_VISITS).map((facts) => toVisit(ports, facts, viewer)),
    hasMore: found.length > MOST_VISITS,
    ...(stage === 'coming' && {
      overdueMaintenance: await overdueMaintenance(ports, db, { dealershipId }),
    }),
  };
}

/** A visit for its customer or its dealership. The trail records a look of the staff. */
export async function showVisit(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, id, actor }: VisitCall,
): Promise<WorkshopVisit> {
  const facts = await visibleVisit(db, viewer, id);
  if (viewer.role)
    await recordAudit(ports, db, {
      actor,
      action: 'workshop-visit-viewed',
      ...aboutContract(facts.contract),
    });
  return pageOf(ports, db, facts, viewer);
}

/** A visit as its page shows it: staff also read how to reach the customer. */
export async function pageOf(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  facts: VisitFacts,
  viewer: SignedIn,
): Promise<WorkshopVisit> {
  const { email, phone } = facts.customer;
  const shown = await withBooker(db, toVisit(ports, facts, viewer));
  return viewer.role ? { ...shown, customer: { email, phone } } : shown;
}

/**
 * A visit that the viewer may see: a customer's own, one of the staff's dealership, any
 * for a consultant; else 404.
 */
export async function visibleVisit(
  db: Database,
  viewer: SignedIn,
  id: string,
): Promise<VisitFacts> {
  const facts = await findVisit(db, id);
  return facts && maySee(viewer, facts)
    ? facts
    : refuse('not-found', 'Não encontramos essa visita à oficina.');
}

function maySee(viewer: SignedIn, { visit, contract }: VisitFacts): boolean {
  switch (viewer.kind) {
    case 'consultant':
      return true;
    case 'dealer':
    case 'seller':
      return visit.dealershipId === dealershipOf(viewer);
    default:
      return contract.userId === viewer.id;
  }
}

/** A visit that was just written. */
async function getVisit(tx: Database, id: string): Promise<VisitFacts> {
  const facts = await findVisit(tx, id);
  if (!facts) throw new Error('A visit that was just written is there');
  return facts;
}

/** Refuses with 409 an act that the visit is not ready for; the message says why. */
export function refuseUnready(why: string): never {
  return refuse('conflict', why, { reason: 'workshop-unready' });
}
