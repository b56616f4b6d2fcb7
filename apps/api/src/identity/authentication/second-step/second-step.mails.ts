import { type Config } from '#platform/config';
import { type Mail } from '#platform/mail/mail';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';

/** The code that opens the connection of an authenticator app, and nothing else. */
export function connectAppMail(
  config: MailConfig & Pick<Config, 'PIN_MINUTES'>,
  { to, pin }: { to: string; pin: string },
): Mail {
  return writeMail(config, {
    to,
    subject: 'Código para ligar a segunda etapa',
    paragraphs: [
      'Use este código de 6 números para conectar o aplicativo autenticador à sua conta:',
      `O código vale por ${config.PIN_MINUTES} minutos e só pode ser usado uma vez.`,
    ],
    code: pin,
    note: 'Não foi você que digitou a sua senha? Troque a senha agora e não passe o código a ninguém.',
  });
}
