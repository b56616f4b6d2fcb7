export const headerCopy = {
  toContent: 'Ir para o conteúdo',
  toMenu: 'Ir para o menu',
  toFooter: 'Ir para o rodapé',
  menu: 'Menu',
  mainNavigation: 'Principal',
  site: 'O site',
  dealership: 'Concessionária',
  greetCustomer: (name: string) => `Olá, ${name}`,
  homeOf: (brand: string) => `${brand}, página inicial`,
} as const;
