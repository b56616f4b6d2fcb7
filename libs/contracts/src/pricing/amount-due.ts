import type { ContractSummary } from '../calls/contracts';
import type { Installment } from '../calls/installments';

/**
 * Reais that pay the next installment today: late, it comes with all that fell due with it
 * and with fine and interest, as the payments page asks for it.
 */
export const amountDue = (
  { late }: Pick<ContractSummary, 'late'>,
  { dueDate, open }: Pick<Installment, 'dueDate' | 'open'>,
): number => (late?.since === dueDate ? late.amount : open);
