import { eq } from 'drizzle-orm';
import { type CarReturn, type ReturnBooking, type ReturnSlots } from '@site/contracts';
import {
  addDays,
  formatCentavos,
  formatPhone,
  type IsoDate,
  reaisFromCentavos,
} from '@site/contracts/brazil';
import { BUYING_INSTEAD } from '@site/contracts/return-terms';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { aboutContract, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { returns } from '../../tables';
import { lastDayOf } from '../contracts/contract.rules';
import { refuseOver } from '../contracts/contracts.service';
import { lockDealership } from '../dealerships/dealerships.repository';
import { noteBookedOnTheEve } from '../deliveries/appointment-reminders.repository';
import { soonestDay } from '../deliveries/delivery.rules';
import {
  freeHours,
  isOffered,
  lowestFree,
  type TakenHour,
} from '../deliveries/free-hours';
import { freeUntil } from '../subscription/km-settlement.rules';
import {
  bringByWith,
  closedBy,
  daysToBring,
  daysUpToEnd,
  isDemanded,
} from './return.rules';
import {
  beginsOf,
  exitOf,
  isWithCustomer,
  livedOf,
  mayCancel,
  overtimeOf,
} from './return-view';
import { bookedMail, cancelledMail } from './returns.mails';
import { type ReturnFacts } from './returns.repository';
import {
  changed,
  getVisible,
  lockVisible,
  refuseUnready,
  type ReturnCall,
} from './returns.service';

/**
 * A customer who asks for days around the end gets them from this many days before it.
 */
const BEFORE_THE_END_DAYS = 14;

/** Days that the customer can choose from now, with the cost of leaving on each. */
export async function listSlots(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, id, around }: { viewer: SignedIn; id: string; around: 'now' | 'end' },
): Promise<ReturnSlots> {
  const facts = await getVisible(db, viewer, id);
  if (!isWithCustomer(facts)) return { days: [] };
  const today = todayOf(ports);
  const from = firstDay(facts, today, around);
  const { days, excusedUntil } = await hoursFrom(db, facts, { from, today });
  return {
    days: days.map((offered) => {
      const { month, centavos } = exitOf(facts, offered.day);
      return {
        ...offered,
        month,
        cost: reaisFromCentavos(centavos),
        ...beginsOf(facts, { today, day: offered.day }),
        ...(excusedUntil ? {} : overtimeOf(facts, offered.day)),
      };
    }),
  };
}

/**
 * The customer books the day of the return, or another one until the day before, at the
 * cost of leaving that was shown for it: another cost by now is refused, and nothing
 * happens. The hours of the dealership are locked, so that the last place of one goes
 * once. The same day again changes nothing.
 */
export function bookReturn(
  ports: Ports,
  db: Database,
  { viewer, id, actor, booking }: ReturnCall & { booking: ReturnBooking },
): Promise<CarReturn> {
  return db.transaction(async (tx) => {
    const facts = await lockVisible(tx, viewer, id);
    const { contract, dealership } = facts;
    const before = facts.booking;
    const today = todayOf(ports);
    refuseClosed(ports, facts, today);
    const { kind, centavos } = exitOf(facts, booking.day);
    if (reaisFromCentavos(centavos) !== booking.cost) refuseCost(centavos);
    if (before?.slotOn === booking.day && before.slotAt === booking.time)
      return changed(ports, tx, { viewer, id });
    await lockDealership(tx, dealership.id);
    const { taken, excusedUntil } = await offeredFor(tx, facts, { booking, today });
    const now = ports.clock.now();
    const values = {
      kind,
      slotOn: booking.day,
      slotAt: booking.time,
      slotPlace: lowestFree(taken, booking),
      freeUntil: excusedUntil ?? before?.freeUntil ?? null,
      bringBy: before && bringByWith(before.bringBy, { today, day: booking.day }),
      exitCentavos:
        before && isDemanded(before) ? Math.min(before.exitCentavos, centavos) : centavos,
      // Another visit reads the odometer again.
      inspectedKm: null,
      updatedAt: now,
    };
    await tx
      .insert(returns)
      .values({
        ...values,
        contractId: contract.id,
        dealershipId: dealership.id,
        askedAt: now,
      })
      .onConflictDoUpdate({ target: returns.contractId, set: values });
    await recordAudit(ports, tx, {
      actor,
      action: 'return-booked',
      ...aboutContract(contract),
      detail: values.kind,
    });
    await noteBookedOnTheEve(ports, tx, {
      contractId: contract.id,
      kind: 'devolucao',
      onDay: booking.day,
    });
    await enqueueMail(
      ports,
      tx,
      bookedMail(ports.config, {
        facts,
        ...booking,
        exitCentavos: values.exitCentavos,
        ...beginsOf(facts, { today, day: booking.day }),
        ...(excusedUntil ? {} : overtimeOf(facts, booking.day)),
        isChange: before !== null && before.slotOn !== null,
        now,
      }),
    );
    return changed(ports, tx, { viewer, id });
  });
}

/** The customer keeps the car: the booking goes, and so does the exit. */
export function cancelReturn(
  ports: Ports,
  db: Database,
  { viewer, id, actor }: ReturnCall,
): Promise<CarReturn> {
  return db.transaction(async (tx) => {
    const facts = await lockVisible(tx, viewer, id);
    const { contract, booking } = facts;
    if (!booking) return changed(ports, tx, { viewer, id });
    if (!mayCancel(facts))
      refuseUnready(
        isDemanded(booking)
          ? 'Esta devolução não pode ser desmarcada: o contrato foi encerrado.'
          : 'A vistoria já começou. Fale com a loja.',
      );
    await tx.delete(returns).where(eq(returns.contractId, contract.id));
    await recordAudit(ports, tx, {
      actor,
      action: 'return-cancelled',
      ...aboutContract(contract),
    });
    await enqueueMail(ports, tx, cancelledMail(ports.config, facts));
    return changed(ports, tx, { viewer, id });
  });
}

/**
 * The first day that is offered: a business day, never that of asking; around the end of
 * the contract two weeks before it.
 */
function firstDay(facts: ReturnFacts, today: IsoDate, around: 'now' | 'end'): IsoDate {
  const soonest = soonestDay(today);
  const lastDay = lastDayOf(facts.handedOverOn, facts.contract.terms);
  const end = addDays(lastDay, -BEFORE_THE_END_DAYS);
  const isOpenUntilEnd = !facts.booking?.bringBy;
  return isOpenUntilEnd && around === 'end' && end > soonest ? end : soonest;
}

/**
 * Hours that have room: of a car with a last day those up to it, or on the next day; of
 * any other none after the end while there is one before it.
 */
async function hoursFrom(
  db: Database,
  facts: ReturnFacts,
  { from, today }: { from: IsoDate; today: IsoDate },
) {
  const { dealership, contract, booking } = facts;
  const free = await freeHours(db, {
    dealershipId: dealership.id,
    from,
    except: contract.id,
  });
  const until = freeUntil(livedOf(facts));
  const offered = booking?.bringBy
    ? { days: daysToBring(free.days, booking.bringBy), excusedUntil: null }
    : daysUpToEnd(free.days, { until, today });
  return { ...free, ...offered };
}

/** The hours beside the one that is wanted; refuses one that is not among the offered. */
async function offeredFor(
  tx: Database,
  facts: ReturnFacts,
  { booking, today }: { booking: ReturnBooking; today: IsoDate },
): Promise<{ taken: TakenHour[]; excusedUntil: IsoDate | null }> {
  for (const around of ['now', 'end'] as const) {
    const from = firstDay(facts, today, around);
    const offered = await hoursFrom(tx, facts, { from, today });
    if (isOffered(offered.days, booking)) return offered;
  }
  return refuse('conflict', 'Esse horário não está mais livre. Escolha outro.', {
    reason: 'slot-taken',
  });
}

const INSTEAD = {
  desistencia:
    'Você ainda está nos 7 dias da desistência: pelo contrato, sair agora não custa nada.',
  compra: BUYING_INSTEAD,
} as const;

function refuseClosed(
  { clock }: Pick<Ports, 'clock'>,
  facts: ReturnFacts,
  today: IsoDate,
): void {
  const { booking, dealership } = facts;
  if (!isWithCustomer(facts)) refuseOver();
  const instead = closedBy(facts, clock.now());
  if (instead) refuseUnready(INSTEAD[instead]);
  if (booking?.slotOn === today)
    refuseUnready(
      `A devolução é hoje. Para mudar, ligue para a loja: ${formatPhone(dealership.phone)}.`,
    );
}

function refuseCost(centavos: number): never {
  return refuse(
    'conflict',
    `O custo de sair nesse dia é ${formatCentavos(centavos)}. Confira e confirme de novo.`,
    {
      reason: 'terms-moved',
      notifications: [{ key: 'Cost', message: String(reaisFromCentavos(centavos)) }],
    },
  );
}
