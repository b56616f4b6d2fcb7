import {
  type BodyOf,
  type chooseDeliverySlot,
  type Delivery,
  type DeliverySlots,
} from '@site/api-contract';
import { formatPhone, type IsoDate } from '@site/api-contract/brazil';
import { isAwaitingCar } from '@site/api-contract/sales';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { notify } from '../../../activity/notifications/notify';
import { noteRequestedAct } from '../../../activity/requested-acts/requested-acts';
import { lockDealership } from '../../../catalog/dealerships/dealerships.repository';
import { moveProposal } from '../../../sales/proposals/move-proposal';
import { changeDelivery, type DeliveryFacts } from '../deliveries.repository';
import {
  changed,
  type DeliveryCall,
  getVisible,
  lockVisible,
  refuseUnready,
  requireWaiting,
} from '../deliveries.service';
import {
  type Choice,
  choiceOpenSince,
  customerDays,
  earliestDay,
  type OfferedDay,
} from '../delivery.rules';
import { progressOf } from '../delivery-view';
import { slotMail } from './appointment.mails';
import { noteBookedOnTheEve } from './appointment-reminders.repository';
import { slotNote } from './booked-at-request';
import { atTheStore, requireStoreMayMove } from './booked-by-store';
import { freeHours, isOffered, lowestFree } from './free-hours';

type SlotWish = BodyOf<typeof chooseDeliverySlot>;

/** Slots that can be chosen now; no days while nothing can be chosen. */
export async function listSlots(
  ports: Ports,
  db: Database,
  viewer: SignedIn,
  id: string,
): Promise<DeliverySlots> {
  const facts = await getVisible(db, viewer, id);
  const { days } = await offeredTo(ports, db, facts);
  return { days };
}

async function offeredTo(
  ports: Ports,
  db: Database,
  facts: DeliveryFacts,
): ReturnType<typeof freeHours> {
  const {
    delivery: { dealershipId, contractId },
  } = facts;
  const from = earliestDay(progressOf(facts), todayOf(ports));
  return from
    ? freeHours(db, { dealershipId, from, except: contractId })
    : { days: [], taken: [] };
}

/**
 * Books a slot for the customer, or changes it until the day before; their dealership does
 * it within the same limits at their request. The dealership's hours are locked first, so
 * that only one customer gets the last place of an hour. The first choice makes the
 * proposal `entrega_agendada`. Choosing the booked slot again changes nothing.
 */
export async function chooseSlot(
  ports: Ports,
  tx: Database,
  { viewer, id, choice, ...call }: DeliveryCall & { choice: SlotWish },
): Promise<Delivery> {
  const facts = await lockVisible(tx, viewer, id);
  const { delivery, proposal, contract } = facts;
  const actor = atTheStore(call.actor, facts, viewer);
  const today = todayOf(ports);
  refuseClosed(facts, today, viewer);
  if (delivery.slotOn === choice.day && delivery.slotAt === choice.time)
    return changed(ports, tx, { viewer, id });
  await lockDealership(tx, delivery.dealershipId);
  if (viewer.role) await requireStoreMayMove(tx, { facts, today, ...choice });
  const { days, taken } = await offeredTo(ports, tx, facts);
  const [first] = days;
  const openSince = choiceOpenSince(progressOf(facts));
  if (!isOffered(days, choice) || !first || !openSince)
    refuse('conflict', 'Esse horário não está mais livre. Escolha outro.', {
      reason: 'slot-taken',
    });
  await changeDelivery(tx, contract.id, {
    slotOn: choice.day,
    slotAt: choice.time,
    slotPlace: lowestFree(taken, choice),
    customerDays: customerDays({
      openSince,
      today,
      firstFree: first.day,
      chosen: choice.day,
      earlier: earlierOf(delivery, days, today),
    }),
    updatedAt: ports.clock.now(),
  });
  const isChange = proposal.state === 'entrega_agendada';
  if (isChange) {
    await recordAudit(ports, tx, {
      actor,
      action: 'delivery-slot-changed',
      personId: contract.userId,
      subject: `proposal:${proposal.id}`,
    });
    await notify(tx, {
      kind: 'delivery-rebooked',
      about: { proposal: proposal.id },
      to: { sellersOf: proposal.id },
      by: actor.id,
      at: ports.clock.now(),
    });
  } else
    await moveProposal(ports, tx, {
      row: proposal,
      to: 'entrega_agendada',
      party: 'customer',
      actor,
    });
  await noteRequestedAct(ports, tx, {
    userId: contract.userId,
    contractId: contract.id,
    kind: 'delivery-slot',
    what: slotNote(choice),
    actor,
  });
  await noteBookedOnTheEve(ports, tx, {
    contractId: contract.id,
    kind: 'entrega',
    onDay: choice.day,
  });
  const now = ports.clock.now();
  await enqueueMail(
    ports,
    tx,
    slotMail(ports.config, { facts, ...choice, isChange, now, actor }),
  );
  return changed(ports, tx, { viewer, id });
}

/**
 * The choice before this one. If the dealership has since closed its day, the next day
 * that it offers counts instead: the days between are the dealership's delay.
 */
function earlierOf(
  { slotOn, customerDays: counted }: DeliveryFacts['delivery'],
  offered: readonly OfferedDay[],
  today: IsoDate,
): Choice['earlier'] {
  if (!slotOn) return null;
  const next = offered.find(({ day }) => day >= slotOn)?.day;
  return {
    slotOn: slotOn > today ? (next ?? slotOn) : slotOn,
    customerDays: counted,
  };
}

function refuseClosed(facts: DeliveryFacts, today: IsoDate, { role }: SignedIn): void {
  const { proposal, delivery, dealership } = facts;
  requireWaiting(facts);
  if (!isAwaitingCar(proposal.state))
    refuseUnready(
      'Você escolhe o dia da entrega depois de pagar a primeira mensalidade.',
    );
  if (!choiceOpenSince(progressOf(facts)))
    refuseUnready(
      'Seu carro vem da fábrica. Quando ele chegar à loja, avisamos por e-mail e você escolhe o dia.',
    );
  if (delivery.slotOn === today)
    refuseUnready(
      role
        ? 'A entrega é hoje: o dia não muda mais.'
        : `A entrega é hoje. Para mudar, ligue para a loja: ${formatPhone(dealership.phone)}.`,
    );
}
