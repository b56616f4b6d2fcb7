import { type ContractPayments, type PaymentCharge } from '@site/contracts';

/** The charge waits for the bank or for its payer. */
export const isOpen = ({ state }: PaymentCharge) =>
  state === 'asked' || state === 'open' || state === 'scheduled';

/** Pix Automático was proposed, and the payer's bank has not answered. */
export const waitsForPayer = (payments?: Pick<ContractPayments, 'automatic'>) =>
  payments?.automatic?.state === 'criada' || payments?.automatic?.state === 'enviada';
