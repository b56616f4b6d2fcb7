export const headerCopy = {
  toContent: 'Ir para o conteúdo',
  toMenu: 'Ir para o menu',
  toFooter: 'Ir para o rodapé',
  menu: 'Menu',
  savedAt: (time: string) => `Salvo às ${time}`,
  later: 'Continuar depois',
  mainNavigation: 'Principal',
  site: 'O site',
  dealership: 'Concessionária',
  greetCustomer: (name: string) => `Olá, ${name}`,
  homeOf: (brand: string) => `${brand}, página inicial`,
} as const;
