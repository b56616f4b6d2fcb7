export const shellCopy = {
  portal: 'Portal Consultor',
  queues: 'Filas',
  analysis: 'Análise',
  leads: 'Leads',
  notFoundTitle: 'Página não encontrada',
} as const;
