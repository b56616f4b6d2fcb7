import { type ContractSummary } from '@site/contracts';
import { formatBRL, formatDate } from '@site/contracts/brazil';
import { backOnText } from '@site/contracts/return-terms';

type DueBefore = NonNullable<ContractSummary['dueBefore']>[number];

/** Visible texts about what is owed of a contract, on overview and contract. */
export const owedCopy = {
  before: ({ label, open, dueDate, late }: DueBefore) =>
    `${label}: ${formatBRL(open)}, ${late ? 'venceu' : 'vence'} em ${formatDate(dueDate)}.`,
  agreed: (day: string) => `Combinado com a nossa equipe: pague até ${formatDate(day)}.`,
  /** Nothing where no return takes it back. */
  back: ({ backOn }: { backOn?: string | undefined }) =>
    backOn ? [backOnText(backOn)] : [],
  /** Nothing where credit paid none of it. */
  credited: (reais = 0) => (reais > 0 ? [`Já com ${formatBRL(reais)} de crédito.`] : []),
  payThis: 'Pagar esta conta',
  toPay: (isOwed: boolean, isTaken: boolean) =>
    isOwed ? (isTaken ? 'Ver a conta' : 'Pagar') : 'Ver pagamentos',
} as const;
