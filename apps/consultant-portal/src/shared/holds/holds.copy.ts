export const holdsCopy = {
  with: (name: string) => `Com ${name}`,
  takeOver: 'Assumir',
  taking: 'Assumindo…',
  failed: 'Não conseguimos assumir agora. Tente de novo em instantes.',
  first: 'Assuma para continuar.',
} as const;
