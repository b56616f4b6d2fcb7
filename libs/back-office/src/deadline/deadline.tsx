import {
  addDays,
  formatDate,
  type IsoDate,
  saoPauloDay,
  saoPauloTime,
} from '@site/api-contract/brazil';
import { Late } from '@site/ui/proposal';
import { deadlineCopy as copy } from './deadline.copy';

/** A last day, with its hour (HH:MM) where not the whole day counts; days of São Paulo. */
export type DueBy = {
  until: IsoDate;
  hour?: string | null;
  /** Something ends by itself after the day, so no act is due on it. */
  expires?: boolean;
  /** Something begins by itself on the day. */
  begins?: boolean;
};

/** A deadline in words, and whether it has passed. */
export function deadlineOf(due: DueBy, now: Date) {
  const { until, hour } = due;
  const today = saoPauloDay(now);
  const isPast = Boolean(hour && hour <= saoPauloTime(now));
  const isLate = until < today || (until === today && isPast);
  return { text: wordsOf(due, { today, isLate }), isLate };
}

function wordsOf(
  { until, hour, expires = false, begins = false }: DueBy,
  { today, isLate }: { today: IsoDate; isLate: boolean },
): string {
  const near = nearDay(until, today);
  const isThisYear = until.slice(0, 4) === today.slice(0, 4);
  const day = near ?? (isThisYear ? shortDay(until) : formatDate(until));
  if (expires) return copy[isLate ? 'expired' : 'expires'](near ?? copy.on(day));
  const moment = `${day}${hour ? copy.at(spokenHour(hour)) : ''}`;
  if (begins) return `${near ?? copy.on(day)}${hour ? copy.at(spokenHour(hour)) : ''}`;
  if (isLate) return hour ? copy.missed(moment) : copy.past(near ?? copy.on(day));
  return hour || near ? moment : copy.until(day);
}

/** `ontem`, `hoje` or `amanhã`. */
function nearDay(day: IsoDate, today: IsoDate): string | undefined {
  if (day === today) return copy.today;
  if (day === addDays(today, -1)) return copy.yesterday;
  return day === addDays(today, 1) ? copy.tomorrow : undefined;
}

const shortDay = (day: IsoDate) => formatDate(day).slice(0, 5);

/** `18h`, `15h30`. */
export function spokenHour(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour)}h${minute === '00' ? '' : minute}`;
}

/** The deadline; marked once it has passed. */
export function Deadline({ now, ...due }: DueBy & { now: Date }) {
  const { text, isLate } = deadlineOf(due, now);
  return isLate ? <Late>{text}</Late> : <>{text}</>;
}
