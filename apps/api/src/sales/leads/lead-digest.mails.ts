import { formatDate, saoPauloDay, saoPauloTime } from '@site/api-contract/brazil';
import { CONSULTANT_LEADS_PATH } from '@site/api-contract/site-paths';
import { type Config } from '#platform/config';
import { type Mail } from '#platform/mail/mail';
import { writeMail } from '#platform/mail/mail-template';
import { howToEndDigests } from '../../activity/notifications/digest.rules';

/** A next contact that is due today or was due before. */
type DueContact = { name: string; at: Date };

/** Most contacts in one mail; the queue has them all. */
const MOST_NAMED = 30;

/** The people whom a consultant planned to contact today, and before. */
export function leadDigestMail(
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'>,
  { to, now, contacts }: { to: string; now: Date; contacts: readonly DueContact[] },
): Mail {
  const today = saoPauloDay(now);
  const count =
    contacts.length === 1
      ? '1 contato com lead'
      : `${contacts.length} contatos com leads`;
  const left = contacts.length - MOST_NAMED;
  return writeMail(config, {
    to,
    subject: `${formatDate(today)}: ${count} para hoje`,
    paragraphs: [
      'Estes são os contatos que você marcou, os atrasados primeiro.',
      left > 0 && `Os primeiros ${MOST_NAMED} estão aqui; mais ${left}, na fila.`,
    ],
    facts: contacts
      .slice(0, MOST_NAMED)
      .map(({ name, at }): [string, string] => [
        saoPauloDay(at) === today
          ? saoPauloTime(at)
          : `Atrasado, ${formatDate(at)}, ${saoPauloTime(at)}`,
        name,
      ]),
    link: { label: 'Abrir meus leads', path: `${CONSULTANT_LEADS_PATH}?de=meus` },
    ...howToEndDigests('CONSULTANT'),
  });
}
