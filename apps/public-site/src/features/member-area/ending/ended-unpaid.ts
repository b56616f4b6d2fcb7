import { formatDate } from '@site/contracts/brazil';
import { type ReturnKind } from '@site/contracts/return-terms';

/** We ended it for want of payment, whether its car is back or not. */
export function isEndedUnpaid({
  carReturn,
}: {
  carReturn: { kind: ReturnKind } | null;
}): boolean {
  return carReturn?.kind === 'inadimplencia';
}

/** That, in a sentence; `on` is missing where the decision was not written down. */
export const endedUnpaidText = (on?: string | null) =>
  `O contrato foi encerrado por falta de pagamento${on ? ` em ${formatDate(on)}` : ''}.`;
