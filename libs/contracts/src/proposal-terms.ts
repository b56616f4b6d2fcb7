import { addDays, type IsoDate, saoPauloDay } from './brazil';

/** Days within which the review of a refusal is asked for (product.md §12). */
export const REVIEW_DAYS = 30;

/** The last day, in São Paulo, on which the review of a refusal of then can be asked for. */
export function reviewUntil(refusedAt: Date): IsoDate {
  return addDays(saoPauloDay(refusedAt), REVIEW_DAYS);
}
