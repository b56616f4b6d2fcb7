import { type CarReturn, type ReturnBooking, type ReturnSlots } from '@site/api-contract';
import {
  formatCentavos,
  formatPhone,
  type IsoDate,
  reaisFromCentavos,
} from '@site/api-contract/brazil';
import { BUYING_INSTEAD } from '@site/api-contract/driving';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { aboutContract, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { noteRequestedAct } from '../../../activity/requested-acts/requested-acts';
import {
  requireStore,
  type Store,
} from '../../../catalog/dealerships/chosen-store.repository';
import { lockDealership } from '../../../catalog/dealerships/dealerships.repository';
import { refuseOver } from '../../../contracts/contracts/contracts.service';
import { noteBookedOnTheEve } from '../../../contracts/deliveries/book/appointment-reminders.repository';
import { slotNote } from '../../../contracts/deliveries/book/booked-at-request';
import { lowestFree } from '../../../contracts/deliveries/book/free-hours';
import { firstDay, hoursFrom, offeredFor } from '../offered-days';
import { bringByWith, closedBy, isDemanded } from '../return.rules';
import { beginsOf, exitOf, overtimeOf } from '../return-costs';
import { goesBackOf, isWithCustomer, mayCancel } from '../return-view';
import { bookedMail, cancelledMail } from '../returns.mails';
import { type ReturnFacts } from '../returns.repository';
import {
  changed,
  getVisible,
  lockVisible,
  refuseUnready,
  type ReturnCall,
} from '../returns.service';
import { returns } from '../returns.table';
import { dropReturn, tellDealers, tellOfFreedDay } from '../tell-dealers';

/** Days that the customer can choose now, with the cost of leaving on each. */
export async function listSlots(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  {
    viewer,
    id,
    around,
    dealershipId,
  }: {
    viewer: SignedIn;
    id: string;
    around: 'now' | 'end';
    dealershipId?: string | undefined;
  },
): Promise<ReturnSlots> {
  const facts = await getVisible(db, viewer, id);
  if (!isWithCustomer(facts)) return { days: [] };
  const today = todayOf(ports);
  const from = firstDay(facts, today, around);
  const store = await storeOf(db, facts, dealershipId);
  const { days, excusedUntil } = await hoursFrom(db, facts, { store, from, today });
  return {
    days: days.map((offered) => {
      const { month, centavos } = exitOf(facts, offered.day);
      return {
        ...offered,
        month,
        cost: reaisFromCentavos(centavos),
        ...beginsOf(facts, { today, day: offered.day }),
        ...(excusedUntil ? {} : overtimeOf(facts, offered.day)),
        ...goesBackOf({ ...facts, carReturn: { slotOn: offered.day } }, today),
      };
    }),
  };
}

/**
 * The customer books the day of the return, or changes it until the day before, at the
 * cost that was shown; another cost by now is refused. They may choose another
 * dealership, which then takes the car back (docs/product/contracts.md). Its hours are
 * locked, so that only one customer gets the last place of an hour. Booking the same day
 * again changes nothing.
 */
export function bookReturn(
  ports: Ports,
  db: Database,
  { viewer, id, actor, booking }: ReturnCall & { booking: ReturnBooking },
): Promise<CarReturn> {
  return db.transaction(async (tx) => {
    const facts = await lockVisible(tx, viewer, id);
    const { contract } = facts;
    const before = facts.booking;
    const today = todayOf(ports);
    refuseClosed(ports, facts, today);
    const { kind, centavos } = exitOf(facts, booking.day);
    if (reaisFromCentavos(centavos) !== booking.cost) refuseCost(centavos);
    const store = await storeOf(tx, facts, booking.dealershipId);
    const isMoved = store.id !== facts.dealership.id;
    if (isMoved) refuseInspected(facts);
    if (!isMoved && before?.slotOn === booking.day && before.slotAt === booking.time)
      return changed(ports, tx, { viewer, id });
    await lockDealership(tx, store.id);
    const { taken, excusedUntil } = await offeredFor(tx, facts, {
      store,
      booking,
      today,
    });
    const now = ports.clock.now();
    const values = {
      kind,
      dealershipId: store.id,
      slotOn: booking.day,
      slotAt: booking.time,
      slotPlace: lowestFree(taken, booking),
      freeUntil: excusedUntil ?? before?.freeUntil ?? null,
      bringBy: before && bringByWith(before.bringBy, { today, day: booking.day }),
      exitCentavos:
        before && isDemanded(before) ? Math.min(before.exitCentavos, centavos) : centavos,
      // The odometer is read again at the new visit.
      inspectedKm: null,
      updatedAt: now,
    };
    await tx
      .insert(returns)
      .values({
        ...values,
        contractId: contract.id,
        askedAt: now,
      })
      .onConflictDoUpdate({ target: returns.contractId, set: values });
    const isRebooked = !isMoved && before !== null && before.slotOn !== null;
    if (before && isMoved) await tellOfFreedDay(ports, tx, before);
    await tellDealers(
      ports,
      tx,
      { contractId: contract.id, dealershipId: store.id },
      isRebooked ? 'return-rebooked' : 'return-booked',
    );
    await recordAudit(ports, tx, {
      actor,
      action: 'return-booked',
      ...aboutContract(contract),
      detail: values.kind,
    });
    await noteRequestedAct(ports, tx, {
      userId: contract.userId,
      contractId: contract.id,
      kind: 'return-slot',
      what: slotNote(booking),
      actor,
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
        facts: { ...facts, dealership: store },
        day: booking.day,
        time: booking.time,
        exitCentavos: values.exitCentavos,
        ...beginsOf(facts, { today, day: booking.day }),
        ...(excusedUntil ? {} : overtimeOf(facts, booking.day)),
        isChange: before !== null && before.slotOn !== null,
        now,
        actor,
      }),
    );
    return changed(ports, tx, { viewer, id });
  });
}

/** The customer keeps the car: booking and exit are cancelled. */
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
    await dropReturn(ports, tx, contract.id);
    await recordAudit(ports, tx, {
      actor,
      action: 'return-cancelled',
      ...aboutContract(contract),
    });
    await noteRequestedAct(ports, tx, {
      userId: contract.userId,
      contractId: contract.id,
      kind: 'return-cancelled',
      what: contract.number,
      actor,
    });
    await enqueueMail(ports, tx, cancelledMail(ports.config, facts, actor));
    return changed(ports, tx, { viewer, id });
  });
}

/** The dealership that the customer chose, by default the present one. */
async function storeOf(
  db: Database,
  { dealership }: ReturnFacts,
  dealershipId: string | undefined,
): Promise<Store> {
  const id = Number(dealershipId ?? dealership.id);
  return id === dealership.id ? dealership : requireStore(db, id);
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

/**
 * An inspection that has begun keeps the return at its dealership, where photos and
 * damages were noted.
 */
function refuseInspected({ photos, damages }: ReturnFacts): void {
  if (photos.length + damages.length > 0)
    refuseUnready(
      'A vistoria já começou nesta loja. Para levar o carro a outra, fale com ela.',
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
