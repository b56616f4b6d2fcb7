import {
  type WorkshopMove,
  type WorkshopOutcomeForm,
  type WorkshopVisit,
} from '@site/api-contract';
import { formatPhone } from '@site/api-contract/brazil';
import { type WorkshopSide } from '@site/api-contract/driving';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { aboutContract, recordAudit } from '#platform/security/audit';
import { noteRequestedAct } from '../../activity/requested-acts/requested-acts';
import {
  type ContractStep,
  lockContract,
} from '../../contracts/contracts/contracts.repository';
import { slotNote } from '../../contracts/deliveries/book/booked-at-request';
import { type Slot } from '../../contracts/deliveries/delivery.rules';
import { noteReading } from './note-reading';
import { tellDealers } from './tell-dealers';
import { cancelledMail, movedMail } from './workshop.mails';
import {
  changeVisit,
  findVisit,
  listOfContract,
  lockVisit,
  type VisitFacts,
  type VisitRow,
} from './workshop.repository';
import { mayChange, mayNote } from './workshop.rules';
import {
  noteSlot,
  pageOf,
  refuseUnready,
  takePlace,
  visibleVisit,
  type VisitCall,
} from './workshop.service';
import { sideOf } from './workshop-view';

/**
 * Moves a visit to another hour of the same workshop: the customer until the day before,
 * the dealership until its hour. The mail tells the customer who moved it. The booked
 * hour again changes nothing, whatever revision was read: it is a repeat whose answer was
 * lost.
 */
export function moveVisit(
  ports: Ports,
  db: Database,
  call: VisitCall & { move: WorkshopMove },
): Promise<WorkshopVisit> {
  const { viewer, id, actor, move } = call;
  return db.transaction(async (tx) => {
    const facts = await lockVisible(tx, call);
    const { visit, contract } = facts;
    if (isBookedFor(visit, move)) return pageOf(ports, tx, facts, viewer);
    refuseChanged(visit, move.revision);
    const side = sideOf(viewer);
    refuseClosed(ports, facts, side);
    const slotPlace = await takePlace(ports, tx, visit.dealershipId, move);
    const now = ports.clock.now();
    await changeVisit(tx, visit, {
      slotOn: move.day,
      slotAt: move.time,
      slotPlace,
      movedBy: side,
      updatedAt: now,
    });
    await recordAudit(ports, tx, {
      actor,
      action: 'workshop-visit-moved',
      ...aboutContract(contract),
    });
    await noteSlot(ports, tx, { contract, actor, slot: move });
    if (side === 'customer') await tellDealers(ports, tx, { visit, kind: 'visit-moved' });
    const moved = await visibleVisit(tx, viewer, id);
    await enqueueMail(
      ports,
      tx,
      movedMail(ports.config, { facts: moved, side, now, actor }),
    );
    return pageOf(ports, tx, moved, viewer);
  });
}

/** Cancels a visit within the same limits; its place is free again. */
export function cancelVisit(
  ports: Ports,
  db: Database,
  call: VisitCall & { revision: number },
): Promise<WorkshopVisit> {
  const { viewer, id, actor } = call;
  return db.transaction(async (tx) => {
    const facts = await lockVisible(tx, call);
    const { visit, contract } = facts;
    refuseChanged(visit, call.revision);
    const side = sideOf(viewer);
    refuseClosed(ports, facts, side);
    await changeVisit(tx, visit, {
      state: 'desmarcada',
      cancelledBy: side,
      updatedAt: ports.clock.now(),
    });
    await recordAudit(ports, tx, {
      actor,
      action: 'workshop-visit-cancelled',
      ...aboutContract(contract),
    });
    await noteRequestedAct(ports, tx, {
      userId: contract.userId,
      contractId: contract.id,
      kind: 'workshop-cancelled',
      what: slotNote({ day: visit.slotOn, time: visit.slotAt }),
      actor,
    });
    if (side === 'customer')
      await tellDealers(ports, tx, { visit, kind: 'visit-cancelled' });
    await enqueueMail(ports, tx, cancelledMail(ports.config, { facts, side, actor }));
    return pageOf(ports, tx, await visibleVisit(tx, viewer, id), viewer);
  });
}

/**
 * The workshop notes whether the car came, once the hour of the visit has come, and may
 * correct that. The odometer of a car that came is a reading of the km bank. The noted
 * outcome again changes nothing.
 */
export function noteOutcome(
  ports: Ports,
  db: Database,
  call: VisitCall & { form: WorkshopOutcomeForm },
): Promise<WorkshopVisit> {
  const { viewer, id, actor, form } = call;
  const { outcome, odometerKm = null } = form;
  if (outcome === 'faltou' && odometerKm !== null)
    refuseFields([
      { key: 'OdometerKm', message: 'Os km são de um carro que veio à oficina.' },
    ]);
  return db.transaction(async (tx) => {
    const facts = await lockVisible(tx, call);
    const { visit, contract } = facts;
    if (visit.state === outcome && visit.odometerKm === odometerKm)
      return pageOf(ports, tx, facts, viewer);
    refuseChanged(visit, form.revision);
    const now = ports.clock.now();
    if (!mayNote(visit, now))
      refuseUnready(
        visit.state === 'desmarcada'
          ? 'Esta visita foi desmarcada.'
          : 'A hora desta visita ainda não chegou.',
      );
    await noteReading(ports, tx, { visit, form });
    await changeVisit(tx, visit, {
      state: outcome,
      odometerKm,
      notedBy: actor.id,
      updatedAt: now,
    });
    await recordAudit(ports, tx, {
      actor,
      action: 'workshop-visit-noted',
      ...aboutContract(contract),
      detail: outcome,
    });
    return pageOf(ports, tx, await visibleVisit(tx, viewer, id), viewer);
  });
}

/**
 * The visit that was to come of a contract that ends is cancelled, and told to both sides.
 * One whose hour has come stays for the workshop to note.
 */
export const cancelVisitAtEnd: ContractStep = async (ports, tx, { id }) => {
  const updatedAt = ports.clock.now();
  for (const { visit } of await listOfContract(tx, id)) {
    await lockVisit(tx, visit.id);
    const facts = await findVisit(tx, visit.id);
    if (!facts || !mayChange(facts.visit, 'dealership', updatedAt)) continue;
    await changeVisit(tx, facts.visit, { state: 'desmarcada', updatedAt });
    await tellDealers(ports, tx, { visit: facts.visit, kind: 'visit-cancelled' });
    await enqueueMail(ports, tx, cancelledMail(ports.config, { facts, side: null }));
  }
};

/**
 * Locks a visit for a change, after its contract: whatever ends the contract locks in the
 * same order.
 */
async function lockVisible(
  tx: Database,
  { viewer, id }: Pick<VisitCall, 'viewer' | 'id'>,
): Promise<VisitFacts> {
  const { contract } = await visibleVisit(tx, viewer, id);
  await lockContract(tx, contract.id);
  await lockVisit(tx, id);
  return visibleVisit(tx, viewer, id);
}

/** Refuses to change a visit that was changed since it was read. */
function refuseChanged(visit: VisitRow, revision: number): void {
  if (visit.revision === revision) return;
  refuse('conflict', 'Esta visita mudou. Confira antes de continuar.', {
    reason: 'changed-meanwhile',
  });
}

/** Whether a visit is booked for this hour. */
function isBookedFor({ state, slotOn, slotAt }: VisitRow, { day, time }: Slot): boolean {
  return state === 'marcada' && slotOn === day && slotAt === time;
}

function refuseClosed(
  { clock }: Pick<Ports, 'clock'>,
  { visit, dealership }: VisitFacts,
  side: WorkshopSide,
): void {
  if (mayChange(visit, side, clock.now())) return;
  if (visit.state === 'desmarcada') refuseUnready('Esta visita já foi desmarcada.');
  if (visit.state !== 'marcada') refuseUnready('Esta visita já aconteceu.');
  if (side === 'dealership')
    refuseUnready('A hora desta visita já chegou. Anote se o carro veio.');
  const phone = formatPhone(dealership.phone);
  refuseUnready(
    visit.slotOn === todayOf({ clock })
      ? `A visita é hoje. Para mudar ou desmarcar, ligue para a loja: ${phone}.`
      : `O dia desta visita já passou. Fale com a loja: ${phone}.`,
  );
}
