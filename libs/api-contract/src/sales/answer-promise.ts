import { addBusinessDays, type IsoDate, saoPauloDay } from '../brazil';

/**
 * Business days within which a person answers a proposal or a message
 * (docs/product/sales.md).
 */
const ANSWER_BUSINESS_DAYS = 1;

/** The last day (São Paulo) on which an answer keeps the promise. */
export function answerDay(arrived: Date): IsoDate {
  return addBusinessDays(saoPauloDay(arrived), ANSWER_BUSINESS_DAYS);
}

/** Whether the answer has been due since yesterday or earlier. */
export function isAnswerLate(arrived: Date, now: Date): boolean {
  return saoPauloDay(now) > answerDay(arrived);
}

/** Business days within which a contest is answered (Decreto 7.962/2013). */
export const CONTEST_ANSWER_DAYS = 5;

/** The last day (São Paulo) for the answer to a contest. */
export function contestAnswerDay(contestedAt: Date): IsoDate {
  return addBusinessDays(saoPauloDay(contestedAt), CONTEST_ANSWER_DAYS);
}
