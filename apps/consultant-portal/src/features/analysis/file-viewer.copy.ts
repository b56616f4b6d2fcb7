/** Texts of the viewer of a customer's files. */
export const viewerCopy = {
  tools: 'Ver melhor',
  files: 'Outros documentos',
  larger: 'Aumentar',
  smaller: 'Diminuir',
  turn: 'Girar',
  previous: 'Documento anterior',
  next: 'Próximo documento',
  close: 'Fechar',
  place: (index: number, all: number) => `${index + 1} de ${all}`,
  zoom: (percent: number) => `${percent}%`,
  stage: (what: string) => `${what}: role para ver tudo`,
  keys: 'Aqui dentro: + e - mudam o tamanho, G gira, setas trocam de documento.',
  noPicture: 'Não mostramos PDF nesta tela. Baixe o arquivo para ver.',
} as const;
