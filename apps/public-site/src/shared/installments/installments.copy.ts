import { type Installment } from '@site/api-contract';
import { formatBRL } from '@site/api-contract/brazil';
import { INSTALLMENT_LABELS } from '@site/api-contract/contracts';

export const installmentsCopy = {
  what: 'Parcela',
  due: 'Vencimento',
  amount: 'Valor',
  /** The full amount and, after credit or part payments, the open rest. */
  amountOf: ({ amount, open }: Installment) =>
    open > 0 && open < amount
      ? `${formatBRL(amount)}, a pagar ${formatBRL(open)}`
      : formatBRL(amount),
  status: 'Situação',
  statuses: INSTALLMENT_LABELS,
  total: 'Total do contrato',
  all: (count: number) => `Ver as ${count} parcelas`,
};
