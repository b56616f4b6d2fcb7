import ical, { ICalCalendarMethod } from 'ical-generator';
import { type FileAnswer } from '@site/api-contract';
import { type IsoDate, saoPauloInstant } from '@site/api-contract/brazil';
import { brandOf, type MailConfig } from './mail-template';

const HOUR_MS = 60 * 60_000;

/** One hour at a place, in the form that calendars of phones and mail programs accept. */
export type Appointment = {
  /** Identifies it for good: a file with the same id moves the entry. */
  id: string;
  /** Name of the file, without its ending. */
  fileName: string;
  title: string;
  day: IsoDate;
  /** `09:00`, in São Paulo. */
  time: string;
  /** Name and address of the place. */
  place: string;
  /** Path of the page with more about it. */
  path: string;
};

/**
 * An appointment as a calendar file (RFC 5545) for a mail, with an alarm two hours
 * before. `now` orders the files of one appointment: a calendar uses the latest.
 */
export function calendarFile(
  config: MailConfig,
  { id, fileName, title, day, time, place, path }: Appointment,
  now: Date,
): FileAnswer {
  const brand = brandOf(config);
  const { hostname } = new URL(config.PUBLIC_ORIGIN);
  const start = saoPauloInstant(day, time);
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: brand, product: 'Agenda', language: 'PT-BR' },
  });
  calendar.createEvent({
    id: `${id}@${hostname}`,
    sequence: Math.floor(now.getTime() / 1000),
    stamp: now,
    start,
    end: new Date(start.getTime() + HOUR_MS),
    summary: `${title}, ${brand}`,
    location: place,
    url: `${config.PUBLIC_ORIGIN}${path}`,
    alarms: [{ trigger: 2 * 60 * 60 }],
  });
  return {
    name: `${fileName}.ics`,
    type: 'text/calendar; charset=utf-8; method=PUBLISH',
    bytes: new TextEncoder().encode(calendar.toString()),
  };
}
