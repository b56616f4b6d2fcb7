import { type Installment } from './installments.calls';

/** Statuses of an installment, in words for people. */
export const INSTALLMENT_LABELS: Readonly<Record<Installment['status'], string>> = {
  prevista: 'Prevista',
  a_vencer: 'A vencer',
  vencida: 'Vencida',
  parcial: 'Paga em parte',
  paga: 'Paga',
  contestada: 'Contestada',
  cancelada: 'Cancelada',
};
