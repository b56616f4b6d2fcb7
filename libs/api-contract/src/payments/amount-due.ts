import { centavosFromReais, reaisFromCentavos } from '../brazil/money';
import type { ContractSummary } from '../contracts/contracts.schemas';
import type { Installment } from '../contracts/installments.schemas';

/**
 * Amount in reais of the bill with the next installment, as on the payments page: with
 * everything due on the same day and, if late, with today's fine and interest.
 */
export function amountDue(
  { late, dueWithNext }: Pick<ContractSummary, 'late' | 'dueWithNext'>,
  { dueDate, open }: Pick<Installment, 'dueDate' | 'open'>,
): number {
  if (late?.since === dueDate) return late.amount;
  const opens = [open, ...dueWithNext.map((one) => one.open)];
  return reaisFromCentavos(opens.reduce((sum, one) => sum + centavosFromReais(one), 0));
}
