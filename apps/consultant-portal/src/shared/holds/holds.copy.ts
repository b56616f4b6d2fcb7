export const holdsCopy = {
  sees: (name: string) => `${name} está vendo`,
  takeOver: (name: string) => `Continuar no lugar de ${name.split(' ')[0]}`,
  taking: 'Assumindo…',
  failed: 'Não conseguimos assumir agora. Tente de novo em instantes.',
} as const;
