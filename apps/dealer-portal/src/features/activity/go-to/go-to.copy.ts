export const goToCopy = {
  label: 'Página, proposta ou cliente',
  proposals: 'Propostas',
  note: (number: string, car: string) => `${number}, ${car}`,
  failed: 'A busca falhou. Tente de novo em instantes.',
} as const;
