export const shellCopy = {
  portal: 'Portal Dealer',
  proposals: 'Minhas propostas',
  deliveries: 'Entregas',
  returns: 'Devoluções',
  results: 'Resultados',
  cnpj: (document: string) => `CNPJ ${document}`,
  group: (name: string) => `Grupo ${name}`,
  notFoundTitle: 'Página não encontrada',
} as const;
