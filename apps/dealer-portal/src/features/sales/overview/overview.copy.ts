export const overviewCopy = {
  title: 'Início',
  greeting: (name: string | undefined) => name ?? 'Sua loja',
  figures: 'Propostas por situação',
  empty:
    'Nenhuma proposta ainda. O link da loja é o jeito mais rápido de receber a primeira.',
  latest: 'Últimas propostas',
  all: 'Ver todas',
  link: 'gerar link portal',
  results: 'Ver resultados',
  failed: 'Não conseguimos abrir os números da loja.',
} as const;
