import {
  type CompanyContactForm,
  type ContactForm,
  type ReceivedContact,
} from '@site/api-contract';
import { formatCnpj, formatDate, formatPhone } from '@site/api-contract/brazil';
import { QUESTIONS_PATH } from '@site/api-contract/site-paths';
import { type Config } from '#platform/config';
import { type Mail } from '#platform/mail/mail';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';

type Team = Pick<Config, 'LEAD_NOTIFICATION_TO'>;

/** Tells the team of a message. */
export function contactMail(
  team: Team,
  { protocol, form }: { protocol: string; form: ContactForm },
): Mail {
  const { name, email, phone, subject, message } = form;
  return teamMail(team, `Mensagem ${protocol}: ${subject}`, [
    `Nome: ${name}`,
    `Assunto: ${subject}`,
    `E-mail: ${email}`,
    ...(phone ? [`Telefone: ${formatPhone(phone)}`] : []),
    `Protocolo: ${protocol}`,
    message,
  ]);
}

/** Tells the team of a company's request; `cars` is the number that it wants. */
export function companyMail(
  team: Team,
  { protocol, form, cars }: { protocol: string; form: CompanyContactForm; cars: string },
): Mail {
  const { name, cnpj, contactName, email, phone, city, state, message } = form;
  return teamMail(team, `Pedido de empresa ${protocol}: ${cars}`, [
    `Empresa: ${name}`,
    `CNPJ: ${formatCnpj(cnpj)}`,
    `Quem responde: ${contactName}`,
    `E-mail: ${email}`,
    `Telefone: ${formatPhone(phone)}`,
    `Onde: ${city}, ${state}`,
    `Protocolo: ${protocol}`,
    ...(message ? [message] : []),
  ]);
}

/** The subject names nobody, since it is not encrypted while the mail waits. */
function teamMail(
  { LEAD_NOTIFICATION_TO }: Team,
  subject: string,
  lines: readonly string[],
): Mail {
  const text = `${lines.join('\n\n')}\n\nO contato está na fila do portal do consultor.\n`;
  return { to: LEAD_NOTIFICATION_TO, subject, text };
}

type Received = { to: string; answer: ReceivedContact; subject?: string };

/**
 * Confirms a message, or a company's request, which has no subject. It holds no text that
 * the sender typed, so that nobody can send their own words to another person's address.
 */
export function receivedMail(
  config: MailConfig,
  { to, answer, subject }: Received,
): Mail {
  return writeMail(config, {
    to,
    subject: 'Recebemos a sua mensagem',
    paragraphs: [
      subject
        ? `Recebemos a sua mensagem sobre “${subject}”.`
        : 'Recebemos o pedido da sua empresa.',
      [
        `Seu protocolo é ${answer.protocol}.`,
        `Uma pessoa responde até ${formatDate(answer.answerBy)}, neste e-mail ou no telefone que você informou.`,
      ],
    ],
    link: { label: 'Dúvidas respondidas', path: QUESTIONS_PATH },
    note: 'Se não foi você, ignore este e-mail: nenhum cadastro foi criado.',
  });
}
