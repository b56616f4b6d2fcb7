import { INSTALLMENT_LABELS } from '@site/api-contract/installment-status';

export const installmentsCopy = {
  what: 'Parcela',
  due: 'Vencimento',
  amount: 'Valor',
  status: 'Situação',
  statuses: INSTALLMENT_LABELS,
  total: 'Total do contrato',
  all: (count: number) => `Ver as ${count} parcelas`,
};
