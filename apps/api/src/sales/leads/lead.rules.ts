import {
  addBusinessDays,
  addDays,
  type IsoDate,
  saoPauloDay,
  saoPauloInstant,
  startOfSaoPauloDay,
} from '@site/api-contract/brazil';
import { answerDay, isLeadClosed, type LeadState } from '@site/api-contract/sales';

/** Business days after which an open lead without a next contact is due again. */
const RECALL_BUSINESS_DAYS = 3;
/** Time of a next contact without one. */
const MORNING = '09:00';

type Standing = {
  status: LeadState;
  /** Since when the person waits for the first answer. */
  waitingSince: Date;
  nextContactAt: Date | null;
};

/**
 * When a lead is due. A new one is due when the promised day of the answer is over, or at
 * an earlier next contact; any other at its next contact or, so that it is not forgotten,
 * `RECALL_BUSINESS_DAYS` after `worked`. Null when it is closed.
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

/** The state of a lead when its person writes. */
export function arrival(now: Date) {
  const standing = {
    status: 'novo' as const,
    reason: null,
    waitingSince: now,
    nextContactAt: null,
  };
  return { ...standing, dueAt: dueAt(standing, now) };
}

/** The instant of a typed next contact; null without a day. */
export function nextContact(day: IsoDate | undefined, time: string | undefined) {
  return day ? saoPauloInstant(day, time ?? MORNING) : null;
}
