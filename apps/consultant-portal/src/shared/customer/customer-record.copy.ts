import { AUDITED } from '../audited.copy';

export const recordCopy = {
  title: 'Cadastro',
  customer: 'Tudo deste cliente',
  contracts: 'Contratos deste cliente',
  open: 'Ver cadastro',
  close: 'Fechar cadastro',
  noRight:
    'O cadastro completo é de quem cuida de propostas ou de leads. Peça acesso a quem cuida das contas da equipe.',
  audited: AUDITED,
} as const;
