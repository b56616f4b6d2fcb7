/**
 * `pedida` waits for a consultant's price; `oferecida` for the customer; `aceita` for the
 * payment. `comprada` is paid: the contract is over, and the title is to be transferred.
 */
export const PURCHASE_STATES = [
  'pedida',
  'oferecida',
  'recusada',
  'aceita',
  'dispensada',
  'vencida',
  'comprada',
  'transferida',
] as const;
export type PurchaseState = (typeof PURCHASE_STATES)[number];
