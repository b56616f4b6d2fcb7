export const recordCopy = {
  title: 'Cadastro',
  contracts: 'Contratos deste cliente',
  open: 'Ver cadastro completo',
  close: 'Fechar cadastro',
  audited: 'Cada abertura do cadastro fica registrada.',
} as const;
