import { formatDate } from '@site/api-contract/brazil';
import { type ReturnKind } from '@site/api-contract/return-terms';

/** We ended it for want of payment, whether its car is back or not. */
export function isEndedUnpaid({
  carReturn,
}: {
  carReturn: { kind: ReturnKind } | null;
}): boolean {
  return carReturn?.kind === 'inadimplencia';
}

/**
 * The sentence says that we ended the contract for want of payment. `on` is missing where
 * the day of the decision was not written down.
 */
export const endedUnpaidText = (on?: string | null) =>
  `O contrato foi encerrado por falta de pagamento${on ? ` em ${formatDate(on)}` : ''}.`;
