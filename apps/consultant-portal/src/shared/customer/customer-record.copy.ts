export const recordCopy = {
  title: 'Cadastro',
  contracts: 'Contratos deste cliente',
  open: 'Ver cadastro completo',
  close: 'Fechar cadastro',
  noRight:
    'O cadastro completo é de quem cuida de propostas ou de leads. Peça acesso a quem cuida das contas da equipe.',
  audited: 'Cada abertura do cadastro fica registrada.',
} as const;
