import { addBusinessDays, type IsoDate, saoPauloDay } from '../brazil';

/**
 * Business days within which a person answers a proposal or a message
 * (docs/product/sales.md).
 */
const ANSWER_BUSINESS_DAYS = 1;

/**
 * The last day, in São Paulo, on which an answer to what arrived then keeps the promise.
 */
export function answerDay(arrived: Date): IsoDate {
  return addBusinessDays(saoPauloDay(arrived), ANSWER_BUSINESS_DAYS);
}

/** Whether the answer is due since yesterday or longer. */
export function isAnswerLate(arrived: Date, now: Date): boolean {
  return saoPauloDay(now) > answerDay(arrived);
}

/** Business days within which a contest is answered (Decreto 7.962/2013). */
export const CONTEST_ANSWER_DAYS = 5;

/** The last day, in São Paulo, on which the answer to a contest of then keeps that. */
export function contestAnswerDay(contestedAt: Date): IsoDate {
  return addBusinessDays(saoPauloDay(contestedAt), CONTEST_ANSWER_DAYS);
}
