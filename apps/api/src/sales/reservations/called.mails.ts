import { RESERVATION_PATH } from '@site/api-contract/site-paths';
import { type Config } from '#platform/config';
import { type Mail } from '#platform/mail/mail';
import { writeMail } from '#platform/mail/mail-template';
import { queuePlaceCopy } from './queue-place.copy';
import { pictureOf, type QueuedModel } from './reservations.mails';

type Called = QueuedModel & {
  to: string;
  number: number;
  until: string;
};

/**
 * Tells that it is the reader's turn, until when and how to use it; without any typed
 * text. The page recognizes the place by the browser or the account, so the link has no
 * key.
 */
export function calledMail(
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'>,
  { to, ...called }: Called,
): Mail {
  const { mail } = queuePlaceCopy;
  return writeMail(config, {
    ...pictureOf(called),
    to,
    subject: mail.subject(called),
    paragraphs: mail.paragraphs(called),
    link: {
      label: mail.configure(called.model),
      path: RESERVATION_PATH,
    },
  });
}
