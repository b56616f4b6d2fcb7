export const savedViewsCopy = {
  label: 'Visões salvas',
  save: 'Salvar visão',
  edit: 'Editar visão',
} as const;
