export const searchCopy = {
  label: 'Página, nome, CPF ou CNPJ, telefone, placa ou número',
  more: 'Há mais resultados. Digite mais do nome ou o número inteiro.',
  failed: 'A busca falhou. Tente de novo em instantes.',
  tooMany: 'Muitas buscas na última hora. Espere alguns minutos e tente de novo.',
  note: (facts: readonly string[]) => facts.join(' · '),
} as const;
