import { type Delivery, type DeliverySlots, type SlotChoice } from '@site/contracts';
import { formatPhone } from '@site/contracts/brazil';
import { isAwaitingCar } from '@site/contracts/states';
import { type Database } from '../../platform/data/database';
import { refuse } from '../../platform/errors';
import { enqueueMail } from '../../platform/jobs/outbox';
import { type Ports } from '../../platform/ports';
import { recordAudit } from '../../platform/security/audit';
import { type SignedIn } from '../../platform/security/authentication';
import { moveProposal } from '../proposals/move-proposal';
import { slotMail } from './deliveries.mails';
import {
  changeDelivery,
  type DeliveryFacts,
  listTaken,
  lockHoursOf,
} from './deliveries.repository';
import {
  changed,
  type DeliveryCall,
  getVisible,
  lockVisible,
  refuseUnready,
  requireWaiting,
  todayOf,
} from './deliveries.service';
import {
  choiceOpenSince,
  customerDays,
  earliestDay,
  type OfferedDay,
  offeredDays,
  type Slot,
} from './delivery.rules';
import { findHours } from './delivery-hours.repository';
import { progressOf } from './delivery-view';

/** What the customer can choose from now; no days while nothing can be chosen. */
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
): Promise<{ days: OfferedDay[]; taken: (Slot & { place: number })[] }> {
  const { delivery } = facts;
  const earliest = earliestDay(progressOf(facts), todayOf(ports));
  if (!earliest) return { days: [], taken: [] };
  const taken = await listTaken(db, {
    dealershipId: delivery.dealershipId,
    from: earliest,
    except: delivery.contractId,
  });
  const hours = await findHours(db, delivery.dealershipId, earliest);
  return { days: hours ? offeredDays(hours, earliest, taken) : [], taken };
}

/**
 * Takes a slot for the customer, or another one in its place until the day before. The
 * hours of the dealership are locked first, so that the last place of one goes once; the
 * first choice makes the proposal `entrega_agendada`. The slot that one has already
 * changes nothing.
 */
export async function chooseSlot(
  ports: Ports,
  tx: Database,
  { viewer, id, by, choice }: DeliveryCall & { choice: SlotChoice },
): Promise<Delivery> {
  const facts = await lockVisible(tx, viewer, id);
  const { delivery, proposal, contract } = facts;
  const today = todayOf(ports);
  refuseClosed(facts, today);
  if (delivery.slotOn === choice.day && delivery.slotAt === choice.time)
    return changed(ports, tx, { viewer, id });
  await lockHoursOf(tx, delivery.dealershipId);
  const { days, taken } = await offeredTo(ports, tx, facts);
  const isOffered = days.some(
    ({ day, times }) =>
      day === choice.day && times.some(({ time }) => time === choice.time),
  );
  const [first] = days;
  const openSince = choiceOpenSince(progressOf(facts));
  if (!isOffered || !first || !openSince)
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
      earlier: delivery.slotOn
        ? { slotOn: delivery.slotOn, customerDays: delivery.customerDays }
        : null,
    }),
    updatedAt: ports.clock.now(),
  });
  const isChange = proposal.state === 'entrega_agendada';
  if (isChange)
    await recordAudit(ports, tx, {
      by,
      action: 'delivery-slot-changed',
      subject: `proposal:${proposal.id}`,
    });
  else
    await moveProposal(ports, tx, {
      row: proposal,
      to: 'entrega_agendada',
      actor: 'customer',
      by,
    });
  await enqueueMail(ports, tx, slotMail(ports.config, { facts, ...choice, isChange }));
  return changed(ports, tx, { viewer, id });
}

function refuseClosed(facts: DeliveryFacts, today: string): void {
  const { proposal, delivery, dealership } = facts;
  requireWaiting(facts);
  if (!isAwaitingCar(proposal.state))
    refuseUnready(
      'Você escolhe o dia da entrega depois de pagar a primeira mensalidade.',
    );
  if (!choiceOpenSince(progressOf(facts)))
    refuseUnready(
      'Seu carro vem de fábrica. Quando ele chegar à loja, avisamos por e-mail e você escolhe o dia.',
    );
  if (delivery.slotOn === today)
    refuseUnready(
      `A entrega é hoje. Para mudar, ligue para a loja: ${formatPhone(dealership.phone)}.`,
    );
}

/** The lowest place of an hour that nobody has. */
function lowestFree(taken: readonly (Slot & { place: number })[], { day, time }: Slot) {
  const places = new Set(
    taken
      .filter((slot) => slot.day === day && slot.time === time)
      .map((slot) => slot.place),
  );
  let place = 1;
  while (places.has(place)) place += 1;
  return place;
}
