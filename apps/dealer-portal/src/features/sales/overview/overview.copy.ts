import { type ProposalState, STATE_LABELS } from '@site/api-contract/sales';

/** The states whose name agrees with the number of proposals before it. */
const OF_MANY: Partial<Record<ProposalState, string>> = {
  aprovada: 'Aprovadas',
  entrega_agendada: 'Entregas agendadas',
  ativa: 'Ativas',
};

export const overviewCopy = {
  title: 'Hoje',
  figures: 'Propostas por situação',
  /** The name of a state after the number of its proposals: none is plural, too. */
  figure: (state: ProposalState, count = 0) =>
    (count === 1 ? undefined : OF_MANY[state]) ?? STATE_LABELS[state].label,
  empty:
    'Nenhuma proposta ainda. O link da loja é o jeito mais rápido de receber a primeira.',
  proposals: 'Propostas',
  latest: 'Últimas propostas',
  all: 'Ver todas',
  link: 'gerar link portal',
  results: 'Ver resultados',
  failed: 'Não conseguimos abrir os números da loja.',
} as const;
