import { type Config } from '../../platform/config';
import { writeLetter } from '../../platform/letter';
import { type Mail } from '../../platform/mail';

type MailConfig = Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN' | 'PIN_MINUTES'>;

/** The PIN stands alone on its line (security-requirements A4, A5). */
export function pinMail(config: MailConfig, { to, purpose, pin }: { to: string; purpose: 'mfa' | 'email'; pin: string }): Mail {
  const [subject, use] =
    purpose === 'mfa'
      ? ['Seu código de acesso', 'Use este código de 6 números para entrar na sua conta:']
      : ['Confirme seu e-mail', 'Use este código de 6 números para confirmar seu e-mail:'];
  return writeLetter(config, {
    to,
    subject,
    paragraphs: [use, `O código vale por ${config.PIN_MINUTES} minutos e só pode ser usado uma vez.`, 'Não pediu este código? Ignore esta mensagem e não passe o código a ninguém.'],
    code: pin,
  });
}

/** For somebody whose e-mail or document was typed into the registration again (security-requirements A7). */
export function alreadyRegisteredMail(config: MailConfig, to: string): Mail {
  return writeLetter(config, {
    to,
    subject: 'Você já tem cadastro',
    paragraphs: [
      'Alguém tentou criar uma conta com o seu e-mail ou documento, que já têm cadastro.',
      'Se foi você, entre com sua senha. Se não foi, não precisa fazer nada: sua conta continua como estava.',
    ],
    link: { label: 'Entrar', path: '/conta/login' },
  });
}
