import { type Bill, type ContractPayments, type PaymentCharge } from '@site/api-contract';

/** The charge waits for the bank or for its payer. */
export const isOpen = ({ state }: PaymentCharge) =>
  state === 'asked' || state === 'open' || state === 'scheduled';

/**
 * The payer's bank pays the charge automatically, on its due day or at the next attempt.
 */
export const isAutomatic = (charge: PaymentCharge) =>
  charge.method === 'pix-automatico' && isOpen(charge);

/** The saved card will pay the bill on its due day. */
export const waitsForCard = ({ takenBy, late, charges }: Bill) =>
  takenBy === 'cartao-salvo' &&
  !late &&
  !charges.some(({ method }) => method === takenBy);

/** Pix Automático was proposed to the payer's bank, which has not answered. */
export const waitsForPayer = (payments?: Pick<ContractPayments, 'automatic'>) =>
  payments?.automatic?.state === 'criada' || payments?.automatic?.state === 'enviada';

/**
 * Pix Automático is active but does not pay this bill, such as one that was late before.
 */
export const isLeftOut = ({ automatic, bill }: ContractPayments) =>
  automatic?.state === 'aceita' &&
  bill !== null &&
  !bill.takenBy &&
  !bill.charges.some(({ method }) => method === 'pix-automatico');

/** Further bills will fall due, so offers about future bills make sense. */
export function isMoreAhead({ online, next, isLast }: ContractPayments): boolean {
  return online && next !== null && !isLast;
}

/** Pix Automático is active or waits for an answer, so it can be ended. */
export function isAutomaticLiving(payments: ContractPayments): boolean {
  const state = payments.automatic?.state;
  return state === 'aceita' || state === 'asked' || waitsForPayer(payments);
}
