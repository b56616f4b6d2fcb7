import * as z from 'zod/mini';
import {
  type Basket,
  type ClientType,
  incomeRule,
  PAYMENT_METHODS,
  proposalRequest,
} from '@site/api-contract';
import { checkoutCopy as copy } from './checkout.copy';

/**
 * The customer fills in these fields. Basket and revision come from the summary that was
 * read, and the place is settled above the form.
 */
const ofPerson = z.omit(proposalRequest, {
  basketId: true,
  revision: true,
  acceptedPlace: true,
});
const ofCompany = z.extend(ofPerson, { income: incomeRule('o faturamento') });
export type CheckoutForm = z.output<typeof ofPerson>;

export function checkoutFormOf(clientType: ClientType): typeof ofPerson {
  return clientType === 1 ? ofPerson : ofCompany;
}

export const METHODS = PAYMENT_METHODS;

/** Months for which the summary names the cost of leaving. */
export function exitMonths(term: number): number[] {
  return [...new Set([1, 12, Math.ceil(term / 2), term - 6])]
    .filter((month) => month >= 1 && month < term)
    .sort((a, b) => a - b);
}

/**
 * Monthly incomes of a person (reais) outside these are more often a slip of the keyboard
 * than meant.
 */
const LOW_INCOME = 500;
const HIGH_INCOME = 200_000;

/**
 * A person is asked about an unusual income (reais a month) before it is sent. The
 * revenue of a company is not questioned.
 */
export function incomeQuestion(clientType: ClientType, reais: number): string | null {
  if (clientType !== 1 || reais <= 0) return null;
  if (reais < LOW_INCOME) return copy.incomeLow;
  return reais > HIGH_INCOME ? copy.incomeHigh : null;
}

/** Says which summary was read, so that a basket changed meanwhile is refused. */
export function revisionOf({ id, revision }: Basket): {
  basketId: string;
  revision: number;
} {
  return { basketId: id, revision };
}
