import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import {
  type DeliveryHours as HoursOnTheWire,
  type DeliveryHoursForm,
} from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import {
  dealershipClosedDays,
  dealerships,
} from '../../../catalog/dealerships/dealerships.table';
import { returns } from '../../../driving/returns/returns.table';
import { workshopVisits } from '../../../driving/workshop/workshop.table';
import { users } from '../../../identity/accounts/accounts.table';
import { proposals } from '../../../sales/proposals/proposals.table';
import { contracts } from '../../contracts/contracts.table';
import { isWaiting } from '../deliveries.repository';
import { deliveries } from '../deliveries.table';
import { type DeliveryHours } from '../delivery.rules';
import { handovers } from '../handovers.table';

/** Hours of a dealership, with its closed days from a day on. */
export async function findHours(
  db: Database,
  dealershipId: number,
  from: IsoDate,
): Promise<(DeliveryHours & { revision: number }) | null> {
  const [row] = await db
    .select({
      weekdays: dealerships.handoverWeekdays,
      opensAt: dealerships.handoversFrom,
      closesAt: dealerships.handoversUntil,
      perHour: dealerships.handoversPerHour,
      revision: dealerships.handoversRevision,
    })
    .from(dealerships)
    .where(eq(dealerships.id, dealershipId));
  if (!row) return null;
  return { ...row, closedDays: await findClosedDays(db, dealershipId, from) };
}

/** The single days from a day on when a dealership is closed, the next one first. */
export async function findClosedDays(
  db: Database,
  dealershipId: number,
  from: IsoDate,
): Promise<IsoDate[]> {
  const closed = await db
    .select({ day: dealershipClosedDays.day })
    .from(dealershipClosedDays)
    .where(
      and(
        eq(dealershipClosedDays.dealershipId, dealershipId),
        gte(dealershipClosedDays.day, from),
      ),
    )
    .orderBy(asc(dealershipClosedDays.day));
  return closed.map(({ day }) => day);
}

/** Writes the hours if their revision is still `revision`; else gives false. */
export async function changeHours(
  tx: Database,
  dealershipId: number,
  {
    weekdays,
    opensAt,
    closesAt,
    perHour,
    closedDays,
    revision,
    today,
  }: DeliveryHoursForm & { today: IsoDate },
): Promise<boolean> {
  const changed = await tx
    .update(dealerships)
    .set({
      handoverWeekdays: weekdays,
      handoversFrom: opensAt,
      handoversUntil: closesAt,
      handoversPerHour: perHour,
      handoversRevision: sql`${dealerships.handoversRevision} + 1`,
    })
    .where(
      and(eq(dealerships.id, dealershipId), eq(dealerships.handoversRevision, revision)),
    )
    .returning({ id: dealerships.id });
  if (changed.length === 0) return false;
  // The form has coming days only; closed days in the past stay with their reason.
  await tx
    .delete(dealershipClosedDays)
    .where(
      and(
        eq(dealershipClosedDays.dealershipId, dealershipId),
        gte(dealershipClosedDays.day, today),
      ),
    );
  const days = [...new Set(closedDays)].filter((day) => day >= today);
  if (days.length > 0)
    await tx
      .insert(dealershipClosedDays)
      .values(days.map((day) => ({ dealershipId, day })));
  return true;
}

type Chosen = HoursOnTheWire['outside'][number] & { place: number };

/**
 * The slots that customers booked at a dealership from a day on, the next one first:
 * deliveries and returns share the same hours.
 */
export async function listChosen(
  db: Database,
  dealershipId: number,
  from: IsoDate,
): Promise<Chosen[]> {
  const isAhead = (table: typeof deliveries | typeof returns) =>
    and(eq(table.dealershipId, dealershipId), gte(table.slotOn, from));
  const toDeliver = await db
    .select({
      id: deliveries.contractId,
      customerName: users.name,
      day: deliveries.slotOn,
      time: deliveries.slotAt,
      place: deliveries.slotPlace,
    })
    .from(deliveries)
    .innerJoin(contracts, eq(contracts.id, deliveries.contractId))
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .innerJoin(users, eq(users.id, contracts.userId))
    .leftJoin(handovers, eq(handovers.contractId, deliveries.contractId))
    .where(and(isAhead(deliveries), isWaiting));
  const toComeBack = await db
    .select({
      id: returns.contractId,
      customerName: users.name,
      day: returns.slotOn,
      time: returns.slotAt,
      place: returns.slotPlace,
    })
    .from(returns)
    .innerJoin(contracts, eq(contracts.id, returns.contractId))
    .innerJoin(users, eq(users.id, contracts.userId))
    .where(and(isAhead(returns), isNull(returns.returnedAt)));
  const chosen = [
    ...toDeliver.map((row) => ({ ...row, kind: 'delivery' as const })),
    ...toComeBack.map((row) => ({ ...row, kind: 'return' as const })),
  ].flatMap(({ day, time, place, ...row }) =>
    day && time && place ? [{ ...row, day, time, place }] : [],
  );
  return chosen.sort((one, other) => orderOf(one).localeCompare(orderOf(other)));
}

/** Booked visits to a dealership's workshop on some days, the next one first. */
export function listVisitsOn(
  db: Database,
  dealershipId: number,
  days: readonly IsoDate[],
): Promise<NonNullable<HoursOnTheWire['workshopOutside']>> {
  return db
    .select({
      id: workshopVisits.id,
      customerName: users.name,
      day: workshopVisits.slotOn,
      time: workshopVisits.slotAt,
    })
    .from(workshopVisits)
    .innerJoin(contracts, eq(contracts.id, workshopVisits.contractId))
    .innerJoin(users, eq(users.id, contracts.userId))
    .where(
      and(
        eq(workshopVisits.dealershipId, dealershipId),
        eq(workshopVisits.state, 'marcada'),
        inArray(workshopVisits.slotOn, [...days]),
      ),
    )
    .orderBy(
      asc(workshopVisits.slotOn),
      asc(workshopVisits.slotAt),
      asc(workshopVisits.id),
    );
}

const orderOf = ({ day, time, id }: Chosen): string => `${day} ${time} ${id}`;
