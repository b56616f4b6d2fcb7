export const headerCopy = {
  skip: 'Ir para o conteúdo',
  menu: 'Menu',
  mainNavigation: 'Principal',
  site: 'O site',
  dealership: 'Concessionária',
  greetCustomer: (name: string) => `Olá, ${name}`,
  homeOf: (brand: string) => `${brand}, página inicial`,
} as const;
