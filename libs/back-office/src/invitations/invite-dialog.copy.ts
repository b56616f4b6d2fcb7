export const inviteDialogCopy = {
  name: 'Nome Completo',
  email: 'E-mail',
  submit: 'Enviar convite',
  pending: 'Enviando...',
  back: 'Voltar',
  failed: 'Não conseguimos enviar o convite agora. Tente de novo em instantes.',
} as const;
