import { type Bill, type ContractPayments, type PaymentCharge } from '@site/api-contract';

/** The charge waits for the bank or for its payer. */
export const isOpen = ({ state }: PaymentCharge) =>
  state === 'asked' || state === 'open' || state === 'scheduled';

/** The payer's bank pays it by itself, on its day or at the next try. */
export const isAutomatic = (charge: PaymentCharge) =>
  charge.method === 'pix-automatico' && isOpen(charge);

/** The saved card pays it on its day. */
export const waitsForCard = ({ takenBy, late, charges }: Bill) =>
  takenBy === 'cartao-salvo' &&
  !late &&
  !charges.some(({ method }) => method === takenBy);

/** Pix Automático was proposed, and the payer's bank has not answered. */
export const waitsForPayer = (payments?: Pick<ContractPayments, 'automatic'>) =>
  payments?.automatic?.state === 'criada' || payments?.automatic?.state === 'enviada';

/** Pix Automático runs and leaves the bill out, as one that was late before it. */
export const isLeftOut = ({ automatic, bill }: ContractPayments) =>
  automatic?.state === 'aceita' &&
  bill !== null &&
  !bill.takenBy &&
  !bill.charges.some(({ method }) => method === 'pix-automatico');

/** Bills fall due after this one, so there is something to agree about. */
export function isMoreAhead({ online, next, isLast }: ContractPayments): boolean {
  return online && next !== null && !isLast;
}

/** Pix Automático runs, or waits for somebody: it can be ended. */
export function isAutomaticLiving(payments: ContractPayments): boolean {
  const state = payments.automatic?.state;
  return state === 'aceita' || state === 'asked' || waitsForPayer(payments);
}
