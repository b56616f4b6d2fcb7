import { formatDateTime } from '@site/api-contract/brazil';
import {
  MEMBER_SECURITY_PATH,
  RECOVER_PASSWORD_PATH,
  resetPasswordPath,
  SIGN_IN_PATH,
} from '@site/api-contract/site-paths';
import { type PaintedCar } from '#platform/brand/drawings';
import { type CompanyConfig, reachUs } from '#platform/company';
import { type Config } from '#platform/config';
import { type Mail } from '#platform/mail/mail';
import { writeMail } from '#platform/mail/mail-template';

type MailConfig = Pick<
  Config,
  'MAIL_FROM' | 'PUBLIC_ORIGIN' | 'PIN_MINUTES' | 'RECOVERY_MINUTES'
>;

const PIN_WORDS = {
  mfa: ['Seu código de acesso', 'Use este código de 6 números para entrar na sua conta:'],
  email: [
    'Confirme seu e-mail',
    'Use este código de 6 números para confirmar seu e-mail:',
  ],
  'email-change': [
    'Confirme seu novo e-mail',
    'Use este código de 6 números para trocar o e-mail da sua conta para este:',
  ],
  handover: [
    'Código para receber o seu carro',
    'Diga este código de 6 números à loja quando o carro estiver na sua frente e conferido:',
  ],
  /** The mail of the return says what this code confirms. */
  return: ['Código para devolver o seu carro', 'Diga este código de 6 números à loja:'],
  /** The mail of a call names the consultant. */
  call: [
    'Código para o atendimento por telefone',
    'Diga este código de 6 números a quem está na linha com você:',
  ],
  contract: [
    'Código para assinar seu contrato',
    [
      'Digite este código de 6 números para assinar o contrato.',
      'Assine só depois de ler o texto:',
    ],
  ],
} as const;

/** The PIN has a line of its own (security-requirements A4, A5). */
export function pinMail(
  config: MailConfig,
  {
    to,
    purpose,
    pin,
    car,
  }: {
    to: string;
    purpose: keyof typeof PIN_WORDS;
    pin: string;
    /** The car that the code is about. */
    car?: PaintedCar;
  },
): Mail {
  const [subject, use] = PIN_WORDS[purpose];
  return writeMail(config, {
    ...(car && { car }),
    to,
    subject,
    paragraphs: [
      use,
      `O código vale por ${config.PIN_MINUTES} minutos e só pode ser usado uma vez.`,
    ],
    code: pin,
    note: 'Não pediu este código? Ignore esta mensagem e não passe o código a ninguém.',
  });
}

/**
 * For the owner of an e-mail or document that was typed into a registration again
 * (security-requirements A7).
 */
export function alreadyRegisteredMail(config: MailConfig, to: string): Mail {
  return writeMail(config, {
    to,
    subject: 'Você já tem cadastro',
    paragraphs: [
      'Alguém tentou criar uma conta com o seu e-mail ou o seu documento, e você já tem cadastro aqui.',
      [
        'Se foi você, entre com sua senha.',
        'Se não foi, não precisa fazer nada: sua conta continua como estava.',
      ],
    ],
    link: { label: 'Entrar', path: SIGN_IN_PATH },
  });
}

/**
 * The link that resets a password. Its token is behind `#`, which browsers never send
 * (security-requirements A6).
 */
export function recoveryMail(
  config: MailConfig,
  { to, token, returnUrl }: { to: string; token: string; returnUrl: string | null },
): Mail {
  return writeMail(config, {
    to,
    subject: 'Crie outra senha',
    paragraphs: [
      'Recebemos um pedido para trocar a senha da sua conta.',
      [
        `O link vale por ${config.RECOVERY_MINUTES} minutos e só pode ser usado uma vez.`,
        'Ao criar outra senha, todas as sessões abertas são encerradas.',
      ],
    ],
    link: { label: 'Criar outra senha', path: resetPasswordPath(token, to, returnUrl) },
    note: 'Não foi você? Ignore esta mensagem: sua senha continua a mesma.',
  });
}

const CHANGES = {
  password: [
    'Sua senha foi trocada',
    'A senha da sua conta foi trocada e as outras sessões foram encerradas.',
  ],
  'password-and-passkeys': [
    'Sua senha foi trocada',
    [
      'A senha da sua conta foi trocada e as outras sessões foram encerradas.',
      'As passkeys que a conta tinha não valem mais. Crie outras em Segurança.',
    ],
  ],
  cellphone: [
    'Seu celular foi trocado',
    'O celular da sua conta foi trocado e as outras sessões foram encerradas.',
  ],
  'email-asked': [
    'Pedido de troca de e-mail',
    [
      'Recebemos um pedido para trocar o e-mail da sua conta.',
      'A troca só acontece com o código enviado ao novo endereço.',
    ],
  ],
  email: [
    'Seu e-mail foi trocado',
    [
      'O e-mail da sua conta foi trocado e as outras sessões foram encerradas.',
      'Este endereço não dá mais acesso a ela.',
    ],
  ],
  'second-step-on': [
    'Código por e-mail ligado',
    'A partir de agora, para entrar na sua conta, é preciso um código enviado a este e-mail.',
  ],
  'second-step-off': [
    'Código por e-mail desligado',
    'Para entrar na sua conta, o código por e-mail não é mais necessário.',
  ],
  'app-connected': [
    'Segunda etapa ligada',
    'A partir de agora, para entrar na sua conta, é preciso a senha e o código do aplicativo autenticador que acabou de ser conectado.',
  ],
  'passkey-added': [
    'Passkey criada',
    'Uma passkey foi criada na sua conta. A lista delas está em Segurança.',
  ],
  'passkey-removed': [
    'Passkey removida',
    'Uma passkey da sua conta foi removida e não vale mais para entrar.',
  ],
} as const;
type AccountChange = keyof typeof CHANGES;

/** A passkey as its owner knows it. */
type NamedPasskey = { name: string; createdAt: Date };

const STAYS = (count: number) =>
  count === 1
    ? 'A passkey da conta continua valendo:'
    : 'As passkeys da conta continuam valendo:';

/**
 * Tells the owner of an account about a change (security-requirements A10), and with
 * another password which passkeys still open the account. `next` is a sentence about what
 * the owner has to do before the next sign-in. The mail to an account's former address
 * offers no way back in, since that address opens nothing.
 */
export function changeMail(
  config: MailConfig & CompanyConfig,
  {
    to,
    change,
    passkeys = [],
    next = null,
  }: {
    to: string;
    change: AccountChange;
    passkeys?: readonly NamedPasskey[];
    next?: string | null;
  },
): Mail {
  const [subject, said] = CHANGES[change];
  const what = passkeys.length > 0 ? [said, STAYS(passkeys.length)].flat() : said;
  const isLeft = change === 'email';
  const reach = reachUs(config);
  return writeMail(config, {
    to,
    subject,
    paragraphs: [
      what,
      [
        'Foi você?',
        next ?? 'Então não precisa fazer nada.',
        'Não foi?',
        isLeft
          ? `Fale com a gente agora: ${reach}.`
          : `Crie outra senha agora e fale com a gente: ${reach}.`,
      ],
    ],
    facts: passkeys.map(({ name, createdAt }) => [
      name,
      `criada em ${formatDateTime(createdAt)}`,
    ]),
    ...(!isLeft && {
      link: { label: 'Criar outra senha', path: RECOVER_PASSWORD_PATH },
    }),
    ...(passkeys.length > 0 && {
      note: 'Não reconhece uma passkey? Remova em Segurança.',
      noteLink: { label: 'Ver as passkeys', path: MEMBER_SECURITY_PATH },
    }),
  });
}
