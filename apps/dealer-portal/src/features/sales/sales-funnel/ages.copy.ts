import { type AgeBand } from '@site/api-contract';

export const agesCopy = {
  title: 'Em aberto, por idade',
  caption: 'Propostas em aberto, por idade',
  chart: 'Propostas em aberto por idade e por quem esperam, como na tabela',
  age: 'Idade',
  band: ({ from, to }: Pick<AgeBand, 'from' | 'to'>) => {
    if (to === null) return `Mais de ${from - 1} dias`;
    return from === 0 ? `Até ${to} dias` : `${from} a ${to} dias`;
  },
  turns: {
    analysis: 'Na análise',
    customer: 'Com o cliente',
    delivery: 'Na entrega',
  },
  all: 'Todas',
  counted:
    'A idade conta desde a criação da proposta. Com o cliente estão as que esperam documentos, assinatura ou pagamento; as pagas esperam a entrega.',
  empty: 'Nenhuma proposta em aberto.',
  failed: 'Não conseguimos abrir as idades das propostas.',
} as const;
