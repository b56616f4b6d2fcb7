import { withFallback } from '@site/api-contract/with-fallback';
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
  invitationAccepted:
    'Sua conta está pronta. Entre com o e-mail do convite e a senha que você criou.',
  appConnected: 'Aplicativo conectado. Agora entre com a sua senha e o código dele.',
  byPasskey: 'Entrar com passkey',
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

export const secondStepCopy = {
  title: 'Segunda etapa',
  loading: 'Abrindo',
  pin: 'Código de 6 números',
  submitting: 'Confirmando...',
  again: 'Entrar de novo',
  over: 'Para chegar à segunda etapa, entre primeiro com a sua senha.',
  /** By the proof that the sign-in waits for; the last is of an API that knows another. */
  proofs: withFallback(
    {
      code: {
        lead: 'Abra o aplicativo autenticador no seu celular e digite o código desta conta.',
        submit: 'Confirmar e entrar',
        foot: 'Sem o celular? Fale com quem cuida das contas da sua equipe. Outra conta?',
      },
      passkey: {
        lead: 'Confirme com a passkey da sua conta, no aparelho em que ela está.',
        submit: 'Confirmar e entrar',
        foot: 'Perdeu o aparelho? Fale com quem cuida das contas da sua equipe. Outra conta?',
      },
      mail: {
        lead: (email: string) =>
          `A equipe entra com a senha e uma segunda etapa, e a sua conta ainda não tem uma. Para conectar o aplicativo autenticador ou uma passkey, digite o código que enviamos para ${email}. Ele vale por 10 minutos.`,
        submit: 'Continuar',
        foot: 'Não chegou? Veja a caixa de spam ou entre de novo: enviamos outro código.',
      },
      'first-code': {
        lead: 'Conecte o aplicativo autenticador. Leva um minuto e vale para os próximos acessos.',
        submit: 'Conectar',
        foot: 'Quer começar outra vez?',
      },
    },
    {
      lead: 'Digite o código que confirma que é você.',
      submit: 'Confirmar e entrar',
      foot: 'Não tem o código?',
    },
  ),
  connect: {
    install:
      'Abra o aplicativo autenticador no celular. Não tem? O Google Authenticator e o Microsoft Authenticator são gratuitos.',
    scan: 'Adicione uma conta e leia este QR code.',
    qrCode: 'QR code que conecta esta conta ao aplicativo autenticador',
    open: 'Está no celular? Abrir no aplicativo',
    key: 'Ou digite esta chave no aplicativo:',
    type: 'Digite abaixo o código que o aplicativo mostra.',
    changed: 'A chave mudou: leia o QR code de novo.',
  },
  passkey: {
    use: 'Confirmar com a passkey',
    instead:
      'Prefere não usar um aplicativo? Uma passkey deste aparelho confirma pelo dedo, pelo rosto ou pela senha dele.',
    create: 'Criar uma passkey neste aparelho',
  },
  demo: (code: string) => `Conta de demonstração: o código agora é ${code}.`,
  demoWait:
    'Conta de demonstração: o código de agora já foi usado. O próximo aparece aqui em instantes.',
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
  wayOn: 'Pedir outro link',
} as const;

/** For a consultant whom a colleague invited. */
export const invitationCopy = {
  title: 'Aceitar convite',
  why: 'Crie sua senha, e sua conta de consultor fica pronta. O e-mail para entrar é o que recebeu o convite. No primeiro acesso você conecta a segunda etapa.',
  password: 'Senha',
  passwordHelp: '8 caracteres ou mais. Uma frase curta funciona bem.',
  passwordConfirmation: 'Repita a senha',
  submit: 'Criar conta',
  submitting: 'Criando...',
  noToken:
    'Este endereço veio sem o código do convite. Abra o link do e-mail de novo ou peça outro a quem convidou você.',
  useless: 'Este convite não vale mais. Peça outro a quem convidou você.',
  wayOn: 'Ir para o login',
} as const;
