import { and, eq } from 'drizzle-orm';
import { type WorkshopHoursForm } from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { findActiveDealership } from '../../catalog/dealerships/dealerships.repository';
import { findClosedDays } from '../../contracts/deliveries/book/delivery-hours.repository';
import { type TakenHour } from '../../contracts/deliveries/book/free-hours';
import {
  type DeliveryHours,
  type OfferedDay,
  offeredDays,
} from '../../contracts/deliveries/delivery.rules';
import { listTaken } from './workshop.repository';
import { workshopHours } from './workshop.table';

/** The hours that a dealer begins with: no car yet, since a workshop is opened by hand. */
const NO_WORKSHOP: WorkshopHoursForm = {
  weekdays: ['seg', 'ter', 'qua', 'qui', 'sex'],
  opensAt: 8,
  closesAt: 17,
  perHour: 0,
  revision: 0,
};

/** Weekly hours of a dealership's workshop; without a workshop no car an hour. */
export async function readHours(
  db: Database,
  dealershipId: number,
): Promise<WorkshopHoursForm> {
  const [row] = await db
    .select()
    .from(workshopHours)
    .where(eq(workshopHours.dealershipId, dealershipId));
  if (!row) return NO_WORKSHOP;
  const { dealershipId: _, ...hours } = row;
  return hours;
}

/** The same with the closed days of the dealership from a day on. */
export async function readWeek(
  db: Database,
  dealershipId: number,
  from: IsoDate,
): Promise<DeliveryHours> {
  const hours = await readHours(db, dealershipId);
  return { ...hours, closedDays: await findClosedDays(db, dealershipId, from) };
}

/**
 * The hours of a workshop with room from a day on, and the taken places; none of a
 * dealership that has ended. Lock the dealership before you take one.
 */
export async function freeWorkshopHours(
  db: Database,
  { dealershipId, from }: { dealershipId: number; from: IsoDate },
): Promise<{ days: OfferedDay[]; taken: TakenHour[] }> {
  const taken = await listTaken(db, { dealershipId, from });
  if ((await findActiveDealership(db, dealershipId)) === null) return { days: [], taken };
  const week = await readWeek(db, dealershipId, from);
  return { days: offeredDays(week, from, taken), taken };
}

/** Writes the hours if their revision is still `revision`; else gives false. */
export async function changeHours(
  tx: Database,
  dealershipId: number,
  { revision, ...hours }: WorkshopHoursForm,
): Promise<boolean> {
  const next = { ...hours, revision: revision + 1 };
  const written =
    revision === NO_WORKSHOP.revision
      ? await tx
          .insert(workshopHours)
          .values({ dealershipId, ...next })
          .onConflictDoNothing()
          .returning({ id: workshopHours.dealershipId })
      : await tx
          .update(workshopHours)
          .set(next)
          .where(
            and(
              eq(workshopHours.dealershipId, dealershipId),
              eq(workshopHours.revision, revision),
            ),
          )
          .returning({ id: workshopHours.dealershipId });
  return written.length > 0;
}
