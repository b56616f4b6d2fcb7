import { type Installment } from '@site/api-contract';

/** Number of rows before the customer asks for all. */
export const FEW_ROWS = 6;

export const isToCome = (status: Installment['status']) =>
  status !== 'paga' && status !== 'cancelada';

/**
 * The last two settled installments and those after them; the last rows when all are
 * settled.
 */
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
