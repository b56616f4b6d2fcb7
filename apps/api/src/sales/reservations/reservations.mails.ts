import {
  CONFIGURE_PATH,
  confirmPlacePath,
  CONTACT_PATH,
} from '@site/api-contract/site-paths';
import { type Config } from '#platform/config';
import { type Mail } from '#platform/mail/mail';
import { writeMail } from '#platform/mail/mail-template';
import { signedId } from '#platform/security/signed-id';
import { queueCopy } from './queue.copy';
import { type Place } from './queue-places.repository';

type Given = {
  place: Pick<Place, 'id' | 'email' | 'model' | 'number' | 'confirmedAt'>;
  /** Another place of this e-mail that stands, one that counts before one that does not. */
  earlier: Pick<Place, 'number' | 'confirmedAt'> | undefined;
};

/**
 * Tells of a place in the queue: the link that confirms it, what comes next, how to give
 * it up. Nobody has proved the address, so the mail holds nothing that the sender typed,
 * the name included. An e-mail that counts in the queue already gets no link: its place
 * stays the one that counts.
 */
export function reservationMail(
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN' | 'SIGNING_KEY'>,
  { place, earlier }: Given,
): Mail {
  const { mail } = queueCopy;
  const { email: to, model, number } = place;
  const code = mail.code(number);
  const giveUp = { label: mail.giveUp, path: CONTACT_PATH };
  if (place.confirmedAt !== null)
    return writeMail(config, {
      ...{ to, code, link: giveUp },
      subject: mail.kept(model, number),
      paragraphs: [mail.keptText(model), ...mail.next],
    });
  if (earlier && earlier.confirmedAt !== null)
    return writeMail(config, {
      ...{ to, code: mail.code(earlier.number), link: giveUp },
      subject: mail.known(model, earlier.number),
      paragraphs: [mail.knownText(model), ...mail.knownMore(number)],
    });
  return writeMail(config, {
    ...{ to, code },
    subject: mail.confirm(model, number),
    paragraphs: [
      mail.confirmText(model),
      ...mail.next,
      earlier && mail.alsoAsked(earlier.number),
    ],
    link: {
      label: mail.confirmLabel,
      path: confirmPlacePath(signedId(config, 'place', place.id)),
    },
    note: mail.notYou,
    noteLink: giveUp,
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
  const { ended } = queueCopy.mail;
  return writeMail(config, {
    to,
    subject: ended.subject(model),
    paragraphs: ended.paragraphs(model),
    link: {
      label: ended.configure(model),
      path: `${CONFIGURE_PATH}?modelo=${modelSlug}`,
    },
  });
}
