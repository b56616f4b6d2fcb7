import { type IsoDate } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { listTaken } from '../deliveries.repository';
import { type OfferedDay, offeredDays, type Slot } from '../delivery.rules';
import { findHours } from './delivery-hours.repository';

export type TakenHour = Slot & { place: number };

/**
 * The hours of a dealership with room from a day on, and the places that contracts other
 * than `except` have in them. Lock the dealership before you take one.
 */
export async function freeHours(
  db: Database,
  {
    dealershipId,
    from,
    except = null,
  }: {
    dealershipId: number;
    from: IsoDate;
    except?: string | null;
  },
): Promise<{ days: OfferedDay[]; taken: TakenHour[] }> {
  const taken = await listTaken(db, { dealershipId, from, except });
  const hours = await findHours(db, dealershipId, from);
  const expected = taken.filter(({ hasCome }) => !hasCome);
  return { days: hours ? offeredDays(hours, from, expected) : [], taken };
}

/** Whether an hour is among those with room. */
export function isOffered(days: readonly OfferedDay[], wanted: Slot): boolean {
  return days.some(
    ({ day, times }) =>
      day === wanted.day && times.some(({ time }) => time === wanted.time),
  );
}

/** The lowest free place of an hour. */
export function lowestFree(taken: readonly TakenHour[], { day, time }: Slot): number {
  const places = new Set(
    taken
      .filter((slot) => slot.day === day && slot.time === time)
      .map((slot) => slot.place),
  );
  let place = 1;
  while (places.has(place)) place += 1;
  return place;
}
