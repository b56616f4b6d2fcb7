/** Names of the desk and of its pages. */
export const deskCopy = {
  title: 'Gestão',
  prices: 'Preços',
  dealerships: 'Lojas',
  pages: 'Páginas',
} as const;
