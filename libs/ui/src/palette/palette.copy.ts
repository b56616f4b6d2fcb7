export const paletteCopy = {
  open: 'Ir para...',
  failed: 'Não abriu. Tente de novo.',
  keys: 'Ctrl K',
  goTo: 'Procurar pessoa, proposta, contrato, placa ou página',
  title: 'Ir para',
  pages: 'Páginas',
  searching: 'Procurando...',
  nothing: 'Nada encontrado.',
} as const;
