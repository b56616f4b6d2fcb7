import { type Config } from '#platform/config';
import { type Mail } from '#platform/mail/mail';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';

/** The mail with a link that signs dealership staff in once. */
export function signInLinkMail(
  config: MailConfig & Pick<Config, 'SIGN_IN_LINK_MINUTES'>,
  { to, path }: { to: string; path: string },
): Mail {
  return writeMail(config, {
    to,
    subject: 'Seu link de acesso ao portal',
    paragraphs: [
      'Recebemos um pedido para entrar no portal da concessionária com este e-mail.',
      `O link vale por ${config.SIGN_IN_LINK_MINUTES} minutos e só pode ser usado uma vez.`,
    ],
    link: { label: 'Entrar no portal', path },
    note: 'Não foi você? Ignore esta mensagem e não passe o link a ninguém.',
  });
}
