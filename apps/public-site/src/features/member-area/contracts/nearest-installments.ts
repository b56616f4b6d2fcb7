import { type Installment } from '@site/api-contract';

/** Rows that are shown before somebody asks for all. */
export const FEW_ROWS = 6;

export const isToCome = (status: Installment['status']) =>
  status !== 'paga' && status !== 'cancelada';

/** The last two that are settled and what follows; the end when nothing follows. */
export function nearestInstallments(
  installments: readonly Installment[],
): readonly Installment[] {
  const next = installments.findIndex(({ status }) => isToCome(status));
  const from = Math.max(0, (next < 0 ? installments.length : next) - 2);
  return installments.slice(
    Math.min(from, Math.max(0, installments.length - FEW_ROWS)),
    from + FEW_ROWS,
  );
}
