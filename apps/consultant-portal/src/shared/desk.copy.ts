/** Names of the tab 'Gestão' and of its pages. */
export const deskCopy = {
  title: 'Gestão',
  prices: 'Preços',
  dealerships: 'Lojas',
  pages: 'Páginas',
} as const;
