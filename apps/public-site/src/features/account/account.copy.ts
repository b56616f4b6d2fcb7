/** Visible texts of sign-in. */
export const SIGN_IN_COPY = {
  title: 'Entrar',
  why: 'Um acesso para clientes, concessionárias e consultores: cada pessoa vai para a sua área.',
  identifier: 'E-mail, CPF ou CNPJ',
  password: 'Senha',
  submit: 'Entrar',
  submitting: 'Entrando...',
  wait: (seconds: number) => `Tente de novo em ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  waitText: 'Muitas tentativas seguidas. Por segurança, a entrada fica pausada por até 2 minutos.',
  wrong: 'E-mail, documento ou senha não conferem.',
  emailConfirmed: 'E-mail confirmado. Agora entre com a sua senha.',
  noAccount: 'Primeira vez por aqui?',
  register: 'Criar conta',
  trace: (id: string) => `Código do erro: ${id}`,
} as const;

export const MFA_COPY = {
  title: 'Confirme que é você',
  sent: (email: string) => `Enviamos um código de 6 números para ${email}. Vale por 10 minutos.`,
  sentToAccount: 'Enviamos um código de 6 números para o e-mail da sua conta. Vale por 10 minutos.',
  pin: 'Código de 6 números',
  submit: 'Confirmar e entrar',
  submitting: 'Confirmando...',
  notArrived: 'Não chegou? Veja a caixa de spam ou entre de novo: enviamos outro código.',
  again: 'Entrar de novo',
  unknown: 'Para receber um código, entre primeiro com a sua senha.',
} as const;
