export const headerCopy = {
  skip: 'Ir para o conteúdo',
  skipToMenu: 'Ir para o menu',
  menu: 'Menu',
  mainNavigation: 'Principal',
  site: 'O site',
  greetCustomer: (name: string) => `Olá, ${name}`,
  homeOf: (brand: string) => `${brand}, página inicial`,
} as const;
