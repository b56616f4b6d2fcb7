import { centavosFromReais, reaisFromCentavos } from '../brazil/money';
import type { ContractSummary } from '../contracts/contracts.calls';
import type { Installment } from '../contracts/installments.calls';

/**
 * Reais of the bill that holds the next installment, as the payments page asks for it: with
 * all that falls due with it and, late, with fine and interest of today.
 */
export function amountDue(
  { late, dueWithNext }: Pick<ContractSummary, 'late' | 'dueWithNext'>,
  { dueDate, open }: Pick<Installment, 'dueDate' | 'open'>,
): number {
  if (late?.since === dueDate) return late.amount;
  const opens = [open, ...dueWithNext.map((one) => one.open)];
  return reaisFromCentavos(opens.reduce((sum, one) => sum + centavosFromReais(one), 0));
}
