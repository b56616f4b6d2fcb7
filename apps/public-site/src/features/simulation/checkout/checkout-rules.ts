import * as z from 'zod/mini';
import { type ApiFailure } from '@site/api-client';
import { type Basket, PAYMENT_METHODS, proposalRequest } from '@site/contracts';

/** What the customer fills in; basket and revision are those of the summary that was read. */
export const checkoutForm = z.omit(proposalRequest, { basketId: true, revision: true });
export type CheckoutForm = z.output<typeof checkoutForm>;

export const METHODS = PAYMENT_METHODS;
export const USUAL_DUE_DAY = 10;

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

/** The server refuses a proposal because the guarantee of its price is over; a basket changed meanwhile names its revision too. */
export function isPriceOver({ status, notifications }: ApiFailure): boolean {
  return (
    status === 409 &&
    notifications.some(({ key }) => key === 'Version') &&
    !notifications.some(({ key }) => key === 'Revision')
  );
}
