export const shellCopy = {
  portal: 'Portal Dealer',
  proposals: 'Minhas propostas',
  deliveries: 'Entregas',
  returns: 'Devoluções',
  results: 'Resultados',
  team: 'Equipe',
  cnpj: (document: string) => `CNPJ ${document}`,
  group: (name: string) => `Grupo ${name}`,
  notFoundTitle: 'Página não encontrada',
} as const;
