import { type DueAct, type DueItem } from '@site/api-contract';
import { withFallback } from '@site/api-contract/with-fallback';
import { type DueBy } from '@site/back-office/deadline';

/** The one act that an item of the day waits for. */
export const DUE_ACT_LABELS = withFallback<DueAct, string>(
  {
    decide: 'Decidir',
    review: 'Rever a decisão',
    contact: 'Contatar',
    answer: 'Responder',
    'decide-loss': 'Decidir a perda',
    'decide-deductible': 'Decidir a franquia',
    settle: 'Combinar ou encerrar',
    'add-notice': 'Anexar a notificação',
    'hand-in': 'Entregar a indicação',
    offer: 'Fazer a oferta',
    transfer: 'Anotar a transferência',
    check: 'Conferir',
  },
  'Abrir',
);

/** The day of an item: prices and pages begin on theirs, and are only checked before. */
export const dueOf = ({ act, until, hour }: DueItem): DueBy => ({
  ...{ until, hour },
  begins: act === 'check',
});
