export const paletteCopy = {
  open: 'Ir para...',
  failed: 'Não abriu. Tente de novo.',
  keys: 'Ctrl K',
  goTo: 'Ir para uma página ou proposta',
  title: 'Ir para',
  pages: 'Páginas',
  searching: 'Procurando...',
  nothing: 'Nada encontrado.',
} as const;
