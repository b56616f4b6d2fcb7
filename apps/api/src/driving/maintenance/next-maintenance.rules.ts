import {
  FORECAST_DAYS,
  type Maintenance,
  type NextMaintenance,
} from '@site/api-contract';
import { addDays, addMonths, daysBetween, type IsoDate } from '@site/api-contract/brazil';
import { type Reading } from '../km/odometer-reading.rules';

/** Km and months between two maintenances. */
export type MaintenancePlan = Maintenance['plan'];

/** The plan of a version without a technical sheet. */
export const USUAL_PLAN: MaintenancePlan = { everyKm: 10_000, everyMonths: 12 };

/** Customers are reminded from these days, or km, before the maintenance on. */
export const REMINDED_DAYS = 30;
export const REMINDED_KM = 1000;

const DAYS_OF_YEAR = 365;

export type MaintenanceFacts = {
  plan: MaintenancePlan;
  /** Km a month of the contract: the pace until readings show another one. */
  monthlyKm: number;
  /** The odometer on the day of the handover. */
  start: Reading;
  /** The newest reading; null before one. */
  last: Reading | null;
  /** Maintenance that was done, the oldest first. */
  visits: readonly Reading[];
  /** The last day with the car: of the contract's months, or of a booked return. */
  lastDay: IsoDate;
};

/**
 * The next maintenance of a car: months after the last one, or after the handover, or at
 * the km of the plan after it, counted from 0 on the odometer of a new car; whichever
 * comes first. The day of the km is a forecast by the pace, so it reminds, and only a
 * reading makes the maintenance overdue. Null where it would come after the last day with
 * the car.
 */
export function nextMaintenance(
  facts: MaintenanceFacts,
  today: IsoDate,
): Omit<NextMaintenance, 'request' | 'booked'> | null {
  const { plan, start, visits, lastDay } = facts;
  const done = visits.at(-1);
  const dueOn = addMonths((done ?? start).onDay, plan.everyMonths);
  const dueKm = (done?.km ?? 0) + plan.everyKm;
  const known = newest(facts);
  const kmADay = paceOf(facts);
  const expectedOn = dayOfKm({ known, kmADay, dueKm });
  const comesByKm = expectedOn !== null && expectedOn < dueOn;
  if ((comesByKm ? expectedOn : dueOn) > lastDay) return null;
  const kmToday = known.km + kmADay * Math.max(0, daysBetween(known.onDay, today));
  const isOverdue = today > dueOn || known.km > dueKm;
  const isNear =
    today >= addDays(dueOn, -REMINDED_DAYS) || kmToday >= dueKm - REMINDED_KM;
  return {
    number: visits.length + 1,
    dueOn,
    dueKm,
    // A day that has passed without a reading says nothing any more.
    ...(comesByKm && expectedOn >= today && { expectedOn }),
    state: isOverdue ? 'overdue' : isNear ? 'near' : 'ahead',
  };
}

/** The newest known reading: the customer's last one, the last visit's, or the handover's. */
function newest({ start, last, visits }: MaintenanceFacts): Reading {
  const known = [start, last ?? start, visits.at(-1) ?? start];
  return known.reduce((one, other) => (other.onDay >= one.onDay ? other : one));
}

/** Km a day from the handover to the newest reading; the contract's before 30 days. */
function paceOf(facts: MaintenanceFacts): number {
  const { start, monthlyKm } = facts;
  const known = newest(facts);
  const days = daysBetween(start.onDay, known.onDay);
  return days < FORECAST_DAYS
    ? (monthlyKm * 12) / DAYS_OF_YEAR
    : (known.km - start.km) / days;
}

/** The day on which the odometer reaches some km at this pace; null when it stands still. */
function dayOfKm({
  known,
  kmADay,
  dueKm,
}: {
  known: Reading;
  kmADay: number;
  dueKm: number;
}): IsoDate | null {
  if (known.km >= dueKm) return known.onDay;
  if (kmADay <= 0) return null;
  return addDays(known.onDay, Math.ceil((dueKm - known.km) / kmADay));
}
