import { type ConsultantRight } from '@site/api-contract';
import { formatDateTime } from '@site/api-contract/brazil';
import { RIGHT_LABELS } from '@site/api-contract/identity';
import { SIGN_IN_PATH, staffInvitationPath } from '@site/api-contract/site-paths';
import { type CompanyConfig, reachUs } from '#platform/company';
import { type Mail } from '#platform/mail/mail';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';

/** `by` is the colleague's name; null for operations. */
type Told = { to: string; by: string | null };

const nameOf = (by: string | null) => by ?? 'Nossa equipe de operações';

/** Tells a consultant that their access has ended, or was restored, and by whom. */
export function consultantAccessMail(
  config: MailConfig & CompanyConfig,
  { to, by, act }: Told & { act: 'ended' | 'restored' },
): Mail {
  if (act === 'ended')
    return writeMail(config, {
      to,
      subject: 'Seu acesso ao portal do consultor foi encerrado',
      paragraphs: [
        `${nameOf(by)} encerrou o seu acesso ao portal do consultor, e as sessões abertas terminaram.`,
        'Os leads e os atendimentos que estavam com você voltaram para a fila da equipe.',
      ],
      note: `Achou estranho? Fale com a gente: ${reachUs(config)}.`,
    });
  return writeMail(config, {
    to,
    subject: 'Seu acesso ao portal do consultor voltou',
    paragraphs: [
      `${nameOf(by)} devolveu o seu acesso ao portal do consultor. A senha e os direitos são os de antes.`,
    ],
    link: { label: 'Entrar', path: SIGN_IN_PATH },
  });
}

const partsOf = (rights: readonly ConsultantRight[]) =>
  rights.map((right) => RIGHT_LABELS[right]).join(', ');

const fact = (name: string, rights: readonly ConsultantRight[]): [string, string] => [
  name,
  partsOf(rights),
];

/** Tells a consultant which rights somebody gave or took, and which they have now. */
export function rightsMail(
  config: MailConfig & CompanyConfig,
  {
    to,
    by,
    before,
    now,
  }: Told & { before: readonly ConsultantRight[]; now: readonly ConsultantRight[] },
): Mail {
  const given = now.filter((right) => !before.includes(right));
  const taken = before.filter((right) => !now.includes(right));
  return writeMail(config, {
    to,
    subject: 'Seus direitos no portal do consultor mudaram',
    paragraphs: [
      `${nameOf(by)} mudou as partes do portal do consultor que você abre. Vale desde agora; o menu mostra as partes de hoje no próximo acesso.`,
    ],
    facts: [
      ...(given.length > 0 ? [fact('Você passa a abrir', given)] : []),
      ...(taken.length > 0 ? [fact('Você não abre mais', taken)] : []),
      ['Você abre agora', partsOf(now) || 'Nenhuma parte'],
    ],
    link: { label: 'Entrar', path: SIGN_IN_PATH },
    note: `Achou estranho? Fale com a gente: ${reachUs(config)}.`,
  });
}

type Invited = { to: string; name: string; by: string };

/**
 * The link with which an invited consultant makes the account. Its token is behind `#`,
 * which browsers never send.
 */
export function consultantInvitationMail(
  config: MailConfig,
  { to, name, by, token, expiresAt }: Invited & { token: string; expiresAt: Date },
): Mail {
  return writeMail(config, {
    to,
    subject: 'Convite para o portal do consultor',
    paragraphs: [
      `Olá, ${name}. ${by} convidou você para trabalhar no portal do consultor.`,
      [
        'Crie sua senha pelo link, e sua conta fica pronta.',
        `Ele vale até ${formatDateTime(expiresAt)} e só pode ser usado uma vez.`,
      ],
    ],
    link: { label: 'Criar minha senha', path: staffInvitationPath(token, to) },
    note: 'Não esperava este convite? Ignore esta mensagem: sem a senha, nenhuma conta é criada.',
  });
}

/**
 * For the owner of an account whose address a consultant invited: the inviter does not
 * learn that the account exists.
 */
export function consultantInvitedAgainMail(
  config: MailConfig,
  { to, by }: Invited,
): Mail {
  return writeMail(config, {
    to,
    subject: 'Convite para um e-mail que já tem conta',
    paragraphs: [
      [
        `${by} convidou este e-mail para o portal do consultor, mas ele já tem uma conta aqui.`,
        'Nada mudou nela, e quem convidou não fica sabendo que ela existe.',
      ],
      'Uma conta de consultor precisa de um e-mail só dela: se você vai trabalhar com a gente, peça um convite para outro e-mail seu.',
    ],
    note: 'Não esperava este convite? Ignore esta mensagem: sua conta continua como estava.',
  });
}
