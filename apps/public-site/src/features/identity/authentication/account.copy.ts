export const signInCopy = {
  title: 'Entrar',
  why: 'Acompanhe seu carro, suas parcelas e suas propostas. Quem trabalha em uma loja também entra por aqui.',
  identifier: 'E-mail, CPF ou CNPJ',
  password: 'Senha',
  submit: 'Entrar',
  submitting: 'Entrando...',
  waitText:
    'Muitas tentativas seguidas. Por segurança, o acesso fica pausado por até 2 minutos.',
  wrong: 'E-mail, documento ou senha não conferem.',
  emailConfirmed: 'E-mail confirmado. Agora entre com a sua senha.',
  passwordChanged: 'Senha trocada. Entre com a senha nova.',
  forgot: 'Esqueci minha senha',
  noAccount: 'Primeira vez por aqui?',
  register: 'Criar conta',
  trace: (id: string) => `Código de atendimento: ${id}`,
} as const;

export const mfaCopy = {
  title: 'Confirme que é você',
  sent: (email: string) =>
    `Enviamos um código de 6 números para ${email}. Vale por 10 minutos.`,
  sentToAccount:
    'Enviamos um código de 6 números para o e-mail da sua conta. Vale por 10 minutos.',
  pin: 'Código de 6 números',
  trust: 'Confiar neste navegador por 30 dias',
  trustHelp:
    'Não pedimos o código aqui de novo. Deixe desmarcado em computadores de outras pessoas.',
  submit: 'Confirmar e entrar',
  submitting: 'Confirmando...',
  notArrived: 'Não chegou? Veja a caixa de spam ou entre de novo: enviamos outro código.',
  again: 'Entrar de novo',
  unknown: 'Para receber um código, entre primeiro com a sua senha.',
} as const;

export const recoverCopy = {
  title: 'Recuperar senha',
  why: 'Informe o e-mail da sua conta. Enviamos um link para criar outra senha.',
  email: 'E-mail',
  submit: 'Enviar link',
  submitting: 'Enviando...',
  sentTitle: 'Confira seu e-mail',
  sent: (email: string) =>
    `Se ${email} tiver uma conta, o link chega em instantes. Ele vale por 30 minutos e só pode ser usado uma vez.`,
  notArrived:
    'Não chegou? Veja também a caixa de spam, ou peça outro link: o anterior deixa de valer.',
  again: 'Pedir outro link',
  back: 'Voltar ao login',
} as const;

export const resetCopy = {
  title: 'Criar outra senha',
  why: 'Ao trocar a senha, todas as sessões abertas são encerradas. Depois, é só entrar com a senha nova.',
  password: 'Nova senha',
  passwordHelp: '8 caracteres ou mais. Uma frase curta funciona bem.',
  passwordConfirmation: 'Repita a nova senha',
  submit: 'Trocar senha',
  submitting: 'Trocando...',
  noToken:
    'Este endereço veio sem o código do e-mail. Abra o link da mensagem de novo ou peça outro.',
  useless: 'Este link expirou ou já foi usado. Peça outro.',
  askAgain: 'Pedir outro link',
} as const;
