import { type Installment } from '@site/contracts';

export const installmentsCopy = {
  what: 'Parcela',
  due: 'Vencimento',
  amount: 'Valor',
  status: 'Situação',
  statuses: {
    prevista: 'Prevista',
    a_vencer: 'A vencer',
    vencida: 'Vencida',
    parcial: 'Paga em parte',
    paga: 'Paga',
    contestada: 'Contestada',
    cancelada: 'Cancelada',
  } satisfies Record<Installment['status'], string>,
  total: 'Total do contrato',
};
