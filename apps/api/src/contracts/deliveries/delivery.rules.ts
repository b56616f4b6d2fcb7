import {
  addBusinessDays,
  addDays,
  daysBetween,
  isNationalHoliday,
  type IsoDate,
  later,
  nextBusinessDay,
  weekdayOf,
} from '@site/api-contract/brazil';
import {
  type ClosedReason,
  type DeliverySource,
  HANDOVER_WEEKDAYS,
  type HandoverWeekday,
  isCarToCome,
} from '@site/api-contract/contracts';
import { firstDueOn } from '../installments/plan';

/** The hours at which a dealership hands cars over. */
export type DeliveryHours = {
  weekdays: HandoverWeekday[];
  /** Whole hours between which cars are handed over, and how many in each. */
  opensAt: number;
  closesAt: number;
  perHour: number;
  closedDays: IsoDate[];
};
export type Slot = { day: IsoDate; time: string };
export type OfferedDay = { day: IsoDate; times: { time: string; free: number }[] };

/** Open days that a customer may choose from. */
const OFFERED_DAYS = 15;
/** A dealership that opens one day a week offers only days within this time. */
const FURTHEST_DAYS = 60;
/** Business days that a paid car needs before it can be handed over. */
const PREPARATION_DAYS: Record<DeliverySource, number> = {
  stock: 2,
  transfer: 4,
  // Counted from the car's arrival at the dealership.
  order: 2,
};

/** `09:00`, `10:00` … the last hour begins before the dealership closes. */
export function slotTimes({ opensAt, closesAt }: DeliveryHours): string[] {
  return Array.from(
    { length: Math.max(0, closesAt - opensAt) },
    (_, index) => `${String(opensAt + index).padStart(2, '0')}:00`,
  );
}

type Progress = {
  source: DeliverySource;
  /** Day on which the first installment was confirmed. */
  paidOn: IsoDate | null;
  /** Day on which an ordered car came to the dealership. */
  arrivedOn: IsoDate | null;
};

/**
 * The day from which the customer can choose the day of the handover: once the first
 * payment came and, for an ordered car, once it is at the dealership. Null before.
 */
export function choiceOpenSince({ paidOn, ...car }: Progress): IsoDate | null {
  if (!paidOn || isCarToCome(car)) return null;
  return car.source === 'order' && car.arrivedOn ? later(car.arrivedOn, paidOn) : paidOn;
}

/**
 * The first business day that is offered: after the days of preparation, and not before
 * `soonestDay`. Null while nothing can be chosen.
 */
export function earliestDay(progress: Progress, today: IsoDate): IsoDate | null {
  const open = choiceOpenSince(progress);
  if (!open) return null;
  const prepared = addBusinessDays(open, PREPARATION_DAYS[progress.source]);
  return later(prepared, soonestDay(today));
}

/** The first day that any customer may choose: never the day of asking. */
export function soonestDay(today: IsoDate): IsoDate {
  return nextBusinessDay(addDays(today, 1));
}

/**
 * Why no car is handed over on a day; null where one can be. Everybody is closed on
 * national holidays.
 */
export function closedOn(
  { weekdays, closedDays }: DeliveryHours,
  day: IsoDate,
): ClosedReason | null {
  const weekday = HANDOVER_WEEKDAYS[dayOfWeek(day)];
  if (!weekday || !weekdays.includes(weekday)) return 'weekday';
  if (isNationalHoliday(day)) return 'holiday';
  return closedDays.includes(day) ? 'closed-day' : null;
}

const DAYS_AHEAD = Array.from({ length: 15 }, (_, ahead) => ahead);

/** The first day from `from` on when cars are handed over; `from` if none is near. */
export function nextOpenDay(hours: DeliveryHours, from: IsoDate): IsoDate {
  const days = DAYS_AHEAD.map((ahead) => addDays(from, ahead));
  return days.find((day) => closedOn(hours, day) === null) ?? from;
}

/** 0 for Monday to 6 for Sunday. */
function dayOfWeek(day: IsoDate): number {
  return (weekdayOf(day) + 6) % 7;
}

export function mondayOf(day: IsoDate): IsoDate {
  return addDays(day, -dayOfWeek(day));
}

/** Whether a booked slot fits these hours, too. */
export function fitsIn(
  hours: DeliveryHours,
  { day, time, place }: Slot & { place: number },
): boolean {
  return (
    closedOn(hours, day) === null &&
    slotTimes(hours).includes(time) &&
    place <= hours.perHour
  );
}

/** The days from `earliest` on, with the times that have room. Full days are left out. */
export function offeredDays(
  hours: DeliveryHours,
  earliest: IsoDate,
  taken: readonly Slot[],
): OfferedDay[] {
  const counts = new Map<string, number>();
  for (const { day, time } of taken)
    counts.set(`${day} ${time}`, (counts.get(`${day} ${time}`) ?? 0) + 1);
  const offered: OfferedDay[] = [];
  const open = Array.from({ length: FURTHEST_DAYS }, (_, ahead) =>
    addDays(earliest, ahead),
  ).filter((day) => closedOn(hours, day) === null);
  for (const day of open.slice(0, OFFERED_DAYS)) {
    const times = slotTimes(hours)
      .map((time) => ({
        time,
        free: hours.perHour - (counts.get(`${day} ${time}`) ?? 0),
      }))
      .filter(({ free }) => free > 0);
    if (times.length > 0) offered.push({ day, times });
  }
  return offered;
}

export type Choice = {
  openSince: IsoDate;
  today: IsoDate;
  /** First day with room at the time of the customer's choice. */
  firstFree: IsoDate;
  chosen: IsoDate;
  earlier: { slotOn: IsoDate; customerDays: number } | null;
};

/**
 * Days that the customer chose to wait, which are no delay of ours: the days until the
 * first choice, and those from the first free day to the chosen one. A change counts the
 * days that it adds or removes. After a handover that did not take place only the new
 * choice is added.
 */
export function customerDays({
  openSince,
  today,
  firstFree,
  chosen,
  earlier,
}: Choice): number {
  const beyond = Math.max(0, daysBetween(firstFree, chosen));
  if (!earlier) return Math.max(0, daysBetween(openSince, today)) + beyond;
  const { slotOn, customerDays: before } = earlier;
  return slotOn > today
    ? Math.max(0, before + daysBetween(slotOn, chosen))
    : before + beyond;
}

/** Everything that a delivery waits for, and its promised day. */
export type Waiting = Progress & {
  signedOn: IsoDate;
  promisedOn: IsoDate;
  /** Days that the choice of a slot added (`customerDays`); null before there was one. */
  chosenDays: number | null;
};

/** `chosenDays` of a stored delivery. */
export function chosenDaysOf({
  slotOn,
  customerDays: days,
}: {
  slotOn: IsoDate | null;
  customerDays: number;
}): number | null {
  return slotOn ? days : null;
}

/** Whether days pass because the customer has not chosen a slot yet. */
export function isSlotAwaited(waiting: Waiting): boolean {
  return waiting.chosenDays === null && choiceOpenSince(waiting) !== null;
}

/**
 * Days up to today that are no delay of ours: by which the first payment came late, and
 * by which the customer chose to wait.
 */
export function ownDays(
  waiting: Waiting,
  today: IsoDate,
): { payment: number; choice: number } {
  const { paidOn, signedOn, chosenDays } = waiting;
  const open = choiceOpenSince(waiting);
  return {
    payment: Math.max(0, daysBetween(firstDueOn(signedOn), paidOn ?? today)),
    choice: chosenDays ?? (open ? Math.max(0, daysBetween(open, today)) : 0),
  };
}

/**
 * The day by which the car should come, as known today: the promised day, postponed by
 * the days that are no delay of ours. After it leaving is free and the credit counts, as
 * the contract's clause says; all three read the day here.
 */
export function awaitedDay(waiting: Waiting, today: IsoDate): IsoDate {
  const { payment, choice } = ownDays(waiting, today);
  return addDays(waiting.promisedOn, payment + choice);
}

/** The credit reaches a month's price after this many days. */
const DAYS_OF_A_MONTH = 30;

/**
 * Days by which a handover is late, from 0 to 30 (docs/product/contracts.md). `day` is
 * the day of the handover, or today.
 */
export function lateDays(waiting: Waiting, day: IsoDate): number {
  const late = daysBetween(awaitedDay(waiting, day), day);
  return Math.min(DAYS_OF_A_MONTH, Math.max(0, late));
}

/**
 * 1/30 of the month for each late day, rounded up in the customer's favor; at most one
 * month. Contracts name the amount of one day, so it is rounded before it is multiplied.
 */
export function lateCredit(monthlyCentavos: number, days: number): number {
  const ofOneDay = Math.ceil(monthlyCentavos / DAYS_OF_A_MONTH);
  return Math.min(monthlyCentavos, ofOneDay * days);
}
