/**
 * Visible texts of the quick registration, apart from those of the later steps, which its
 * pages don't load.
 */
export const quickCopy = {
  title: 'Crie sua conta',
  why: 'Primeiro, sua conta: leva um minuto. Depois vêm CNH ou dados da empresa, endereço e documentos.',
  document: 'CPF ou CNPJ',
  documentHelp: 'Sem pontos nem traços. CNPJ novo pode ter letras.',
  documentExists: 'Esse documento já tem conta.',
  signInInstead: 'Entrar',
  name: { PF: 'Nome Completo', PJ: 'Razão Social' },
  email: { PF: 'E-mail', PJ: 'E-mail da empresa' },
  emailConfirmation: 'Repita o e-mail',
  cellphone: { PF: 'Celular', PJ: 'Celular da empresa' },
  cellphoneHelp: 'Com DDD. Usamos para combinar a entrega.',
  password: 'Senha',
  passwordHelp: '8 caracteres ou mais. Uma frase curta funciona bem.',
  passwordConfirmation: 'Repita a senha',
  privacyBefore: 'Li e aceito a ',
  privacyLink: 'Política de Privacidade',
  newWindow: ' (abre em outra aba)',
  submit: 'Criar conta',
  submitting: 'Criando...',
  haveAccount: 'Já tem conta?',
  signIn: 'Entrar',
} as const;

export const finishCopy = {
  title: 'Confirme seu e-mail',
  // The text is the same for people with and without an account (security-requirements
  // A7); only the owner of the address can read the mail.
  sent: (email: string) =>
    `Enviamos um e-mail para ${email}. Procure nele o código de 6 números, que vale por 10 minutos.`,
  sentToAccount:
    'Enviamos um e-mail para o endereço do seu cadastro. Procure nele o código de 6 números, que vale por 10 minutos.',
  alreadyKnown:
    'O e-mail diz “Você já tem cadastro”? Então não há código: entre com a sua senha.',
  pin: 'Código de 6 números',
  submit: 'Confirmar e-mail',
  submitting: 'Confirmando...',
  resend: 'Enviar outro código',
  resending: 'Enviando outro código...',
  resendIn: (clock: string) => `Enviar outro código em ${clock}`,
  resent: 'Enviamos outro código. O anterior não vale mais.',
  notArrived: 'Não chegou? Veja também a caixa de spam.',
  otherEmail: 'Usar outro e-mail',
  emailReplaced:
    'E-mail trocado. O código que vale é o que enviamos agora ao novo endereço.',
  unknownEmail: 'Não sabemos qual e-mail confirmar neste navegador.',
  unknownEmailText:
    'Entre com o e-mail e a senha do cadastro: se faltar a confirmação, enviamos o código de novo.',
  signIn: 'Entrar',
  startOver: 'Fazer o cadastro',
  signingIn: 'E-mail confirmado. Entrando...',
} as const;

export const otherEmailCopy = {
  title: 'Usar outro e-mail',
  why: 'Enviamos um código novo para ele. O resto do cadastro continua como está.',
  email: 'Novo e-mail',
  emailConfirmation: 'Repita o novo e-mail',
  password: 'Senha do cadastro',
  submit: 'Trocar e enviar código',
  submitting: 'Trocando...',
} as const;
