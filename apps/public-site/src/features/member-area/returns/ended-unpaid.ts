import { formatDate } from '@site/api-contract/brazil';
import { type ReturnKind } from '@site/api-contract/sales';

/** We ended the contract for unpaid bills, whether its car is back or not. */
export function isEndedUnpaid({
  carReturn,
}: {
  carReturn: { kind: ReturnKind } | null;
}): boolean {
  return carReturn?.kind === 'inadimplencia';
}

/**
 * The sentence that we ended the contract for unpaid bills. `on` is missing when the day
 * of the decision is unknown.
 */
export const endedUnpaidText = (on?: string | null) =>
  `O contrato foi encerrado por falta de pagamento${on ? ` em ${formatDate(on)}` : ''}.`;
