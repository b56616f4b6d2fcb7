import { countOf, type Things } from '../../../../shared/selection/selection.copy';

export const FINES: Things = {
  one: 'multa',
  many: 'multas',
  none: 'Nenhuma multa selecionada',
};

export const selectionCopy = {
  cancel: 'Cancelar…',
  cancelling: {
    title: (count: number) => `Cancelar ${countOf(count, FINES)}`,
    lead: 'O que foi cobrado por elas é desfeito, e cada cliente que já foi avisado recebe um e-mail. Não dá para voltar atrás.',
    reason: 'Motivo',
    help: 'Os clientes avisados leem do jeito que você escrever.',
    pending: 'Cancelando...',
    failed: 'Não conseguimos cancelar as multas. Tente de novo.',
    done: (count: number) =>
      count === 0
        ? 'Nenhuma multa foi cancelada.'
        : `${countOf(count, FINES)} ${count === 1 ? 'cancelada' : 'canceladas'}.`,
  },
} as const;
