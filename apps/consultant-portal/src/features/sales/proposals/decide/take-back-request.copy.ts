export const takeBackCopy = {
  open: 'Desfazer o pedido',
  reason: 'Por que desfazer',
  reasonHint: 'O cliente lê no e-mail. O que já chegou continua valendo.',
  submit: 'Desfazer e voltar à análise',
  waits: 'Pedido desfeito',
  done: 'Pedido desfeito. O cliente recebe um e-mail.',
  pending: 'Desfazendo...',
  failed: 'Não conseguimos desfazer o pedido. Tente de novo em instantes.',
} as const;
