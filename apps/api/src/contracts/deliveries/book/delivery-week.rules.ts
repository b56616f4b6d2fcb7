import {
  type DeliveryWeek,
  type WeekDay,
  type WeekHour,
  type WeekVisit,
  type WeekWorkshopVisit,
} from '@site/api-contract';
import { addDays, type IsoDate } from '@site/api-contract/brazil';
import {
  closedOn,
  type DeliveryHours,
  type OfferedDay,
  type Slot,
  slotTimes,
} from '../delivery.rules';

/** A visit with its hour in the week. */
export type Booked = Slot & { visit: WeekVisit };
/** A visit to the workshop with its hour in the week. */
export type InWorkshop = Slot & { visit: WeekWorkshopVisit };

const DAYS_OF_A_WEEK = 7;
const WORKING_DAYS = 5;

type Week = {
  hours: DeliveryHours;
  monday: IsoDate;
  /** Hours with room, as customers are offered them. */
  offered: readonly OfferedDay[];
  booked: readonly Booked[];
  inWorkshop: readonly InWorkshop[];
};

/**
 * A week of a dealership, hour by hour. Saturday and Sunday are included when it opens or
 * somebody comes.
 */
export function weekOf(week: Week): DeliveryWeek['days'] {
  const days = Array.from({ length: DAYS_OF_A_WEEK }, (_, ahead) =>
    dayOf(week, addDays(week.monday, ahead)),
  );
  const last = days.findLastIndex(
    ({ closed, hours }) => closed !== 'weekday' || hours.length > 0,
  );
  return days.slice(0, Math.max(WORKING_DAYS, last + 1));
}

function dayOf({ hours, offered, booked, inWorkshop }: Week, day: IsoDate): WeekDay {
  const closed = closedOn(hours, day);
  const here = booked.filter((one) => one.day === day);
  const repaired = inWorkshop.filter((one) => one.day === day);
  const room = new Map(
    offered.find((one) => one.day === day)?.times.map(({ time, free }) => [time, free]),
  );
  const times = new Set([
    ...(closed === null ? slotTimes(hours) : []),
    ...[...here, ...repaired].map(({ time }) => time),
  ]);
  return {
    day,
    closed,
    hours: [...times].sort().map((time) => ({
      time,
      free: room.get(time) ?? 0,
      visits: here.filter((one) => one.time === time).map(({ visit }) => visit),
      ...workshopOf(repaired.filter((one) => one.time === time)),
    })),
  };
}

function workshopOf(visits: readonly InWorkshop[]): Pick<WeekHour, 'workshop'> {
  return visits.length > 0 ? { workshop: visits.map(({ visit }) => visit) } : {};
}
