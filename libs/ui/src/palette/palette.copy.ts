export const paletteCopy = {
  open: 'Ir para…',
  failed: 'Não abriu. Tente de novo.',
  keys: 'Ctrl K',
  title: 'Ir para',
  pages: 'Páginas',
  searching: 'Procurando…',
  nothing: 'Nada encontrado.',
} as const;
