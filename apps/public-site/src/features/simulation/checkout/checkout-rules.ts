import * as z from 'zod/mini';
import { type Basket, PAYMENT_METHODS, proposalRequest } from '@site/contracts';

/** What the customer fills in; basket and revision are those of the summary that was read. */
export const checkoutForm = z.omit(proposalRequest, { basketId: true, revision: true });
export type CheckoutForm = z.output<typeof checkoutForm>;

export const METHODS = PAYMENT_METHODS;

/** Months for which the summary names the cost of leaving. */
export function exitMonths(term: number): number[] {
  return [...new Set([1, 12, Math.ceil(term / 2), term - 6])]
    .filter((month) => month >= 1 && month < term)
    .sort((a, b) => a - b);
}

/** Says which summary was read, so that a basket changed meanwhile is refused. */
export function revisionOf({ id, revision }: Basket): {
  basketId: string;
  revision: number;
} {
  return { basketId: id, revision };
}
