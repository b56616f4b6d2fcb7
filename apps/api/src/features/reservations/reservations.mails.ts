import { TURN_DAYS } from '@site/contracts';
import { CONFIGURE_PATH, CONTACT_PATH } from '@site/contracts/site-paths';
import { type Config } from '#platform/config';
import { type Mail } from '#platform/mail/mail';
import { writeMail } from '#platform/mail/mail-template';
import { queueCopy } from './queue.copy';

type Confirmed = {
  to: string;
  model: string;
  number: number;
  /** The first place that was taken with this e-mail, from another browser. */
  earlier?: number | undefined;
};

/**
 * Confirms a place in the queue: what it is, what comes next, how to give it up. Nobody
 * has proved the address, so the mail holds nothing that the sender typed, the name
 * included.
 */
export function reservationMail(
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'>,
  { to, model, number, earlier }: Confirmed,
): Mail {
  return writeMail(config, {
    to,
    subject: `Pré-reserva do ${model}: seu lugar na fila é o ${number}`,
    paragraphs: [
      `Seu lugar na fila do ${model} está guardado:`,
      earlier !== undefined && [
        `Este e-mail já tinha o lugar ${earlier} nesta fila.`,
        'Ele continua valendo.',
      ],
      [
        'Quando as primeiras unidades chegarem,',
        'chamamos por telefone e e-mail, na ordem da fila.',
        `Você tem ${TURN_DAYS} dias para configurar o carro`,
        'e enviar a proposta.',
      ],
      [
        'Você não pagou nada e não assinou nada.',
        'O preço é o do dia em que você configurar o carro,',
        'e aparece inteiro antes da assinatura.',
      ],
      [
        'Para desistir, avise pela página de contato.',
        'Se você desistir, o número de quem está depois não muda.',
      ],
    ],
    code: `Lugar ${number}`,
    link: { label: 'Desistir ou mudar seus dados', path: CONTACT_PATH },
  });
}

type Ended = {
  to: string;
  model: string;
  modelSlug: string;
};

/** The end of a queue, to those who still wait in it. */
export function queueEndedMail(
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'>,
  { to, model, modelSlug }: Ended,
): Mail {
  const { mail } = queueCopy;
  return writeMail(config, {
    to,
    subject: mail.subject(model),
    paragraphs: mail.paragraphs(model),
    link: {
      label: mail.configure(model),
      path: `${CONFIGURE_PATH}?modelo=${modelSlug}`,
    },
  });
}
