export const searchCopy = {
  label: 'Página, nome, CPF ou CNPJ, telefone, placa ou número',
  more: 'Há mais resultados. Digite mais do nome ou o número inteiro.',
  failed: 'A busca falhou. Tente de novo em instantes.',
  tooMany: 'Muitas buscas na última hora. Espere alguns minutos e tente de novo.',
  /** Facts in one line, which alone begins with a capital letter. */
  note: (facts: readonly string[]) => {
    const line = facts.join(' · ');
    return `${line.charAt(0).toUpperCase()}${line.slice(1)}`;
  },
} as const;
