export const savedViewsCopy = {
  failed: 'Não conseguimos abrir as suas visões.',
  saveTitle: 'Salvar visão',
  saveText:
    'Guarda os filtros e a ordem de agora na sua conta, para qualquer aparelho. O texto da busca fica de fora.',
  editTitle: 'Editar visão',
  name: 'Nome da visão',
  save: 'Salvar visão',
  rename: 'Salvar nome',
  pending: 'Salvando...',
  remove: 'Remover visão',
  removePending: 'Removendo...',
  back: 'Voltar',
  notSaved: 'Não conseguimos salvar a visão agora. Tente de novo em instantes.',
  notRemoved: 'Não conseguimos remover a visão agora. Tente de novo em instantes.',
  saved: (name: string) => `Visão ${name} salva.`,
  renamed: (name: string) => `A visão agora se chama ${name}.`,
  removed: (name: string) => `Visão ${name} removida.`,
} as const;
