export const overviewCopy = {
  title: 'Hoje',
  figures: 'Propostas por situação',
  empty:
    'Nenhuma proposta ainda. O link da loja é o jeito mais rápido de receber a primeira.',
  proposals: 'Propostas',
  latest: 'Últimas propostas',
  all: 'Ver todas',
  link: 'gerar link portal',
  results: 'Ver resultados',
  failed: 'Não conseguimos abrir os números da loja.',
} as const;
