/** Fixed texts around the institutional pages; their content is the CMS's. */
export const institutionalCopy = {
  stores: (count: number) => (count === 1 ? '1 loja' : `${count} lojas`),
  noStores: 'A lista de lojas não carregou. Ligue para a central: ela diz qual é a mais perto de você.',
} as const;
