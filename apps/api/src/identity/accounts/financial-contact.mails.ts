import { MEMBER_DATA_PATH } from '@site/api-contract/site-paths';
import { type CompanyConfig, reachUs } from '#platform/company';
import { type Mail } from '#platform/mail/mail';
import { type MailConfig, writeMail } from '#platform/mail/mail-template';

/** Tells the account where its bills go from now on. */
export function contactChangedMail(
  config: MailConfig,
  { to, contact }: { to: string; contact: string },
): Mail {
  return writeMail(config, {
    to,
    subject: 'O contato financeiro da empresa mudou',
    paragraphs: [
      `Contas, recibos e avisos de atraso vão agora para ${contact}.`,
      'Se não foi você, troque o contato em Seus dados e mude a senha da conta.',
    ],
    link: { label: 'Ver o contato', path: MEMBER_DATA_PATH },
  });
}

/** Tells the new contact why bills will come, before the first one does. */
export function newContactMail(
  config: MailConfig & CompanyConfig,
  { contact, company }: { contact: string; company: string },
): Mail {
  return writeMail(config, {
    to: contact,
    subject: `Você é o contato financeiro de ${company}`,
    paragraphs: [
      `${company} indicou este e-mail para receber contas, recibos e avisos de atraso dos carros que assina com a gente.`,
      'Você não precisa fazer nada: a próxima conta já vem para cá.',
    ],
    note: `Não é você quem paga as contas dessa empresa? Avise a gente: ${reachUs(config)}.`,
  });
}
