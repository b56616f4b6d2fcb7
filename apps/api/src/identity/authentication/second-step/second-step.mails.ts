import { RECOVER_PASSWORD_PATH } from '@site/api-contract/site-paths';
import { type CompanyConfig, reachUs } from '#platform/company';
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

const FIRST_STEP = {
  password: 'Alguém digitou a sua senha',
  link: 'Alguém abriu um link de acesso enviado a este e-mail',
} as const;

/** Somebody got past the first step and guesses codes of the authenticator app. */
export function guessedCodeMail(
  config: MailConfig & CompanyConfig,
  { to, begunBy }: { to: string; begunBy: keyof typeof FIRST_STEP },
): Mail {
  return writeMail(config, {
    to,
    subject: 'Alguém errou o código do seu aplicativo',
    paragraphs: [
      `${FIRST_STEP[begunBy]} e errou várias vezes o código do aplicativo autenticador. O acesso não foi aberto e ficou bloqueado por instantes.`,
      [
        'Foi você?',
        'Confira se a hora do celular é automática e tente de novo daqui a pouco.',
        'Não foi?',
        `Crie outra senha agora e fale com a gente: ${reachUs(config)}.`,
      ],
    ],
    link: { label: 'Criar outra senha', path: RECOVER_PASSWORD_PATH },
  });
}
