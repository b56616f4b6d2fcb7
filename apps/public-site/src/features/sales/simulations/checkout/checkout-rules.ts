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
 * Fields that the customer fills in. Basket and revision come from the shown summary, and
 * the place is confirmed above the form.
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

/** Months for which the summary shows the cost of ending early. */
export function exitMonths(term: number): number[] {
  return [...new Set([1, 12, Math.ceil(term / 2), term - 6])]
    .filter((month) => month >= 1 && month < term)
    .sort((a, b) => a - b);
}

/**
 * Monthly incomes of a person (reais) outside of this range are probably typing errors.
 */
const LOW_INCOME = 500;
const HIGH_INCOME = 200_000;

/**
 * The question about an unusual income of a person (reais a month) before sending, or
 * null. A company's revenue is not questioned.
 */
export function incomeQuestion(clientType: ClientType, reais: number): string | null {
  if (clientType !== 1 || reais <= 0) return null;
  if (reais < LOW_INCOME) return copy.incomeLow;
  return reais > HIGH_INCOME ? copy.incomeHigh : null;
}

/**
 * Basket and revision of the shown summary, so that the API refuses a basket that was
 * changed meanwhile.
 */
export function revisionOf({ id, revision }: Basket): {
  basketId: string;
  revision: number;
} {
  return { basketId: id, revision };
}
