/** Names of the tabs of a contract, and of its pages in the menu. */
export const contractTopCopy = {
  tabs: 'Seu contrato',
  contract: 'Contrato',
  km: 'Km',
  payments: 'Pagamentos',
  help: 'Ajuda',
} as const;
