export const viewerCopy = {
  tools: 'Ver melhor',
  larger: 'Aumentar',
  smaller: 'Diminuir',
  turn: 'Girar',
  files: {
    all: 'Outros documentos',
    previous: 'Documento anterior',
    next: 'Próximo documento',
  },
  pages: { all: 'Páginas', previous: 'Página anterior', next: 'Próxima página' },
  close: 'Fechar',
  place: (index: number, all: number) => `${index + 1} de ${all}`,
  page: (page: number, all: number) => `Página ${page} de ${all}`,
  onPage: (what: string, page: string) => `${what}, ${page.toLowerCase()}`,
  zoom: (percent: number) => `${percent}%`,
  stage: (what: string) => `${what}: role para ver tudo`,
  keys: 'Aqui dentro: + e - mudam o tamanho, G gira, setas trocam de documento.',
  pageKeys: 'Page Up e Page Down trocam de página.',
  firstPages: (most: number) =>
    `${most === 1 ? 'Mostramos a primeira página' : `Mostramos as ${most} primeiras páginas`}. Baixe o arquivo para ver tudo.`,
} as const;
