export const shellCopy = {
  portal: 'Portal Consultor',
  queues: 'Filas',
  analysis: 'Análise',
  contracts: 'Contratos',
  overdue: 'Atrasos',
  disputes: 'Contestações',
  service: 'Atendimentos',
  fines: 'Multas',
  contests: 'Danos',
  purchases: 'Compras',
  leads: 'Leads',
  notFoundTitle: 'Página não encontrada',
} as const;
