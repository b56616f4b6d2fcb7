import { type Lead } from '@site/api-contract';
import { formatPhone } from '@site/api-contract/brazil';
import { type Config } from '#platform/config';
import { type Mail } from '#platform/mail/mail';

/** The first words about a contact in the mail to the sales team: what the person did. */
const ASKED: Record<Lead['kind'], string> = {
  'desconto-assinar': 'quer condições especiais',
  contato: 'escreveu pela página de contato',
  empresa: 'quer carros para a empresa',
  'pre-reserva': 'pediu um lugar na fila da pré-reserva',
  'aviso-de-modelo': 'quer saber quando um modelo novo abrir',
  chamanochat: 'quer conversar pelo WhatsApp',
  'campanha-whatsapp': 'chamou pela campanha do WhatsApp',
  abordo: 'está com o carro e pediu uma ligação',
  assine: 'quer assinar',
};

type Sent = Pick<Lead, 'kind' | 'name' | 'cellphone' | 'interest'> & {
  email: string | null;
};

/**
 * Tells the sales team of a contact. The subject names nobody, since it is not encrypted
 * while the mail waits.
 */
export function leadMail(
  { LEAD_NOTIFICATION_TO }: Pick<Config, 'LEAD_NOTIFICATION_TO'>,
  { kind, name, email, cellphone, interest }: Sent,
): Mail {
  return {
    to: LEAD_NOTIFICATION_TO,
    subject: `Novo contato: ${ASKED[kind]}`,
    text: [
      `${name} ${ASKED[kind]}.`,
      '',
      `Interesse: ${interest}`,
      `Telefone: ${formatPhone(cellphone)}`,
      ...(email ? [`E-mail: ${email}`] : []),
      '',
      'O contato está na fila do portal do consultor.',
    ].join('\n'),
  };
}
