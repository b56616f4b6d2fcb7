export const shellCopy = {
  portal: 'Portal Consultor',
  queues: 'Filas',
  analysis: 'Análise',
  contracts: 'Contratos',
  disputes: 'Contestações',
  service: 'Atendimentos',
  leads: 'Leads',
  notFoundTitle: 'Página não encontrada',
} as const;
