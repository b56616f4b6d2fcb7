import { formatDateTime } from '@site/api-contract/brazil';
import {
  DEALER_SIGN_IN_PATH,
  dealerInvitationPath,
  SIGN_IN_PATH,
} from '@site/api-contract/site-paths';
import { type CompanyConfig, reachUs } from '#platform/company';
import { type Mail } from '#platform/mail/mail';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';

/** Tells a seller that their access has ended, or was restored. */
export function accessMail(
  config: MailConfig,
  { to, act }: { to: string; act: 'ended' | 'restored' },
): Mail {
  if (act === 'ended')
    return writeMail(config, {
      to,
      subject: 'Seu acesso ao portal foi encerrado',
      paragraphs: [
        'Sua conta de vendedor não entra mais no portal da concessionária, e as sessões abertas foram encerradas.',
        'Os atendimentos que você dividia com clientes terminaram; os clientes ficam com as simulações deles.',
      ],
      note: 'Achou estranho? Fale com a gerência da sua loja.',
    });
  return writeMail(config, {
    to,
    subject: 'Seu acesso ao portal voltou',
    paragraphs: [
      'Sua conta de vendedor voltou a entrar no portal da concessionária, com a mesma senha e os mesmos links.',
    ],
    link: { label: 'Entrar no portal', path: DEALER_SIGN_IN_PATH },
  });
}

/** Tells a member of staff that the app and the passkeys of a lost phone stopped counting. */
export function lostAppMail(
  config: MailConfig & CompanyConfig,
  { to, by }: { to: string; by: string | null },
): Mail {
  return writeMail(config, {
    to,
    subject: 'Sua segunda etapa foi desligada',
    paragraphs: [
      `${by ?? 'Nossa equipe de operações'} desligou o aplicativo autenticador e as passkeys da sua conta e encerrou as sessões abertas.`,
      'No próximo acesso, entre com a sua senha, digite o código que chega a este e-mail e conecte o aplicativo ou uma passkey no celular novo.',
    ],
    link: { label: 'Entrar', path: SIGN_IN_PATH },
    note: `Não foi você que pediu? Fale com a gente agora: ${reachUs(config)}.`,
  });
}

/** Tells a member of staff that the recovered password may connect a second step. */
export function releasedMail(
  config: MailConfig & CompanyConfig,
  { to, by }: { to: string; by: string | null },
): Mail {
  return writeMail(config, {
    to,
    subject: 'Sua segunda etapa foi liberada',
    paragraphs: [
      `${by ?? 'Nossa equipe de operações'} confirmou que foi você que trocou a senha pelo e-mail e liberou a sua segunda etapa.`,
      'No próximo acesso, entre com a senha nova, digite o código que chega a este e-mail e conecte o aplicativo autenticador ou uma passkey.',
    ],
    link: { label: 'Entrar', path: SIGN_IN_PATH },
    note: `Ninguém confirmou isso com você? Fale com a gente agora: ${reachUs(config)}.`,
  });
}

type Invited = { to: string; name: string; shop: string };

/**
 * The link with which an invited seller makes the account. Its token is behind `#`, which
 * browsers never send.
 */
export function invitationMail(
  config: MailConfig,
  { to, name, shop, token, expiresAt }: Invited & { token: string; expiresAt: Date },
): Mail {
  return writeMail(config, {
    to,
    subject: 'Convite para vender pelo portal',
    paragraphs: [
      `Olá, ${name}. ${shop} convidou você para vender pelo portal da concessionária.`,
      [
        'Crie sua senha pelo link, e sua conta de vendedor fica pronta.',
        `Ele vale até ${formatDateTime(expiresAt)} e só pode ser usado uma vez.`,
      ],
    ],
    link: { label: 'Criar minha senha', path: dealerInvitationPath(token, to) },
    note: 'Não conhece esta loja? Ignore esta mensagem: sem a senha, nenhuma conta é criada.',
  });
}

/**
 * For the owner of an account whose address a dealership invited: the dealership does not
 * learn that the account exists.
 */
export function invitedAgainMail(config: MailConfig, { to, shop }: Invited): Mail {
  return writeMail(config, {
    to,
    subject: 'Convite para um e-mail que já tem conta',
    paragraphs: [
      [
        `${shop} convidou este e-mail para vender pelo portal da concessionária, mas ele já tem uma conta aqui.`,
        'Nada mudou nela, e a loja não fica sabendo que ela existe.',
      ],
      'Uma conta de vendedor precisa de um e-mail só dela: se você vai vender por esta loja, peça um convite para outro e-mail seu.',
    ],
    note: 'Não conhece esta loja? Ignore esta mensagem: sua conta continua como estava.',
  });
}
