/**
 * Fixed texts of the home page; everything editorial comes from the CMS page `home-v3`
 * (spec §2).
 */
export const homeCopy = {
  highlights: 'Destaques',
  fromPrice: 'Mensalidades a partir de',
  noPrice: 'Veja o preço no simulador',
  simulate: 'Faça uma simulação',
  meet: (model: string) => `Conhecer o ${model}`,
  notIncluded: 'Não incluso:',
} as const;
