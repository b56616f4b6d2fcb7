export const shellCopy = {
  portal: 'Portal Dealer',
  home: 'Início',
  link: 'Link da loja',
  proposals: 'Minhas propostas',
  deliveries: 'Entregas',
  returns: 'Devoluções',
  results: 'Resultados',
  stock: 'Estoque',
  team: 'Equipe',
  cnpj: (document: string) => `CNPJ ${document}`,
  group: (name: string) => `Grupo ${name}`,
} as const;
