import { OTHER_STATE, withFallback } from '../with-fallback';
import { type Installment } from './installments.schemas';

/** Statuses of an installment, in words for people. */
export const INSTALLMENT_LABELS: Readonly<Record<Installment['status'], string>> =
  withFallback(
    {
      prevista: 'Prevista',
      a_vencer: 'A vencer',
      vencida: 'Vencida',
      parcial: 'Paga em parte',
      paga: 'Paga',
      contestada: 'Contestada',
      cancelada: 'Cancelada',
    },
    OTHER_STATE,
  );
