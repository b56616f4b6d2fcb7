export const goToCopy = {
  label: 'Página, número ou cliente',
  page: 'Página',
  proposals: 'Propostas',
  contracts: 'Contratos',
  note: (number: string, car: string) => `${number}, ${car}`,
  failed: 'A busca falhou. Tente de novo em instantes.',
} as const;
