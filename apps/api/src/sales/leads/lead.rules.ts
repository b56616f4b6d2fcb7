import { answerDay } from '@site/api-contract/answer-promise';
import {
  addBusinessDays,
  addDays,
  type IsoDate,
  saoPauloDay,
  saoPauloInstant,
  startOfSaoPauloDay,
} from '@site/api-contract/brazil';
import { isLeadClosed, type LeadState } from '@site/api-contract/lead-states';

/** An open lead without a next contact is back after so many business days. */
const RECALL_BUSINESS_DAYS = 3;
/** Time of a next contact that names none. */
const MORNING = '09:00';

type Standing = {
  status: LeadState;
  /** Since when the person waits for the first answer. */
  waitingSince: Date;
  nextContactAt: Date | null;
};

/**
 * When it is a lead's turn. A new one is due when the promised day of the answer is over,
 * or at its next contact if that comes first; any other at its next contact, or, lest it
 * be forgotten, `RECALL_BUSINESS_DAYS` after `worked`. Null when it is closed.
 */
export function dueAt(
  { status, waitingSince, nextContactAt }: Standing,
  worked: Date,
): Date | null {
  if (isLeadClosed(status)) return null;
  if (status !== 'novo')
    return (
      nextContactAt ??
      startOfSaoPauloDay(addBusinessDays(saoPauloDay(worked), RECALL_BUSINESS_DAYS))
    );
  const promised = endOf(answerDay(waitingSince));
  return nextContactAt && nextContactAt < promised ? nextContactAt : promised;
}

/** The first moment after a day in São Paulo. */
const endOf = (day: IsoDate) => startOfSaoPauloDay(addDays(day, 1));

/** How a lead stands when its person writes. */
export function arrival(now: Date) {
  const standing = {
    status: 'novo' as const,
    reason: null,
    waitingSince: now,
    nextContactAt: null,
  };
  return { ...standing, dueAt: dueAt(standing, now) };
}

/** The instant of a next contact as it was typed; null without a day. */
export function nextContact(day: IsoDate | undefined, time: string | undefined) {
  return day ? saoPauloInstant(day, time ?? MORNING) : null;
}
