import { and, asc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { type DeliveryHoursForm } from '@site/contracts';
import { type IsoDate } from '@site/contracts/brazil';
import { type Database } from '#platform/data/database';
import {
  contracts,
  dealershipClosedDays,
  dealerships,
  deliveries,
  handovers,
  proposals,
  users,
} from '../../tables';
import { isWaiting } from './deliveries.repository';
import { type DeliveryHours, type Slot } from './delivery.rules';

/** Hours of a dealership, with the closed days from a day on. */
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
  return { ...row, closedDays: closed.map(({ day }) => day) };
}

/** Writes the hours that were read as `revision`; false when they are others by now. */
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
  // The form knows the days to come; those that have passed go on saying why.
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

/** The slots that customers of a dealership have from a day on, the next one first. */
export async function listChosen(
  db: Database,
  dealershipId: number,
  from: IsoDate,
): Promise<(Slot & { id: string; customerName: string; place: number })[]> {
  const rows = await db
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
    .where(
      and(
        eq(deliveries.dealershipId, dealershipId),
        isNotNull(deliveries.slotOn),
        gte(deliveries.slotOn, from),
        isWaiting,
      ),
    )
    .orderBy(asc(deliveries.slotOn), asc(deliveries.slotAt), asc(deliveries.contractId));
  return rows.flatMap(({ day, time, place, ...row }) =>
    day && time && place ? [{ ...row, day, time, place }] : [],
  );
}
