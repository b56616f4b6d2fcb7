import { type Installment } from '../calls/installments';

/** What became of an installment, as people read it. */
export const INSTALLMENT_LABELS: Readonly<Record<Installment['status'], string>> = {
  prevista: 'Prevista',
  a_vencer: 'A vencer',
  vencida: 'Vencida',
  parcial: 'Paga em parte',
  paga: 'Paga',
  contestada: 'Contestada',
  cancelada: 'Cancelada',
};
