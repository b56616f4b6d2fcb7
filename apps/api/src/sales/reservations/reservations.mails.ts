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

/** The model of a queue. */
export type QueuedModel = Pick<Place, 'model' | 'modelSlug' | 'signaturePaint'>;

/** The model in its signature paint, for the head of a mail. */
export const pictureOf = ({ modelSlug, signaturePaint: paint }: QueuedModel) =>
  paint ? { car: { modelSlug, paint } } : {};

type Given = {
  place: Pick<Place, 'id' | 'email' | 'number' | 'confirmedAt'> & QueuedModel;
  /** Another valid place of this e-mail, a confirmed one before others. */
  earlier: Pick<Place, 'number' | 'confirmedAt'> | undefined;
};

/**
 * Tells of a place in the queue: the link that confirms it, the next step, how to give it
 * up. Nobody has proved the address, so the mail holds no text that the sender typed, not
 * even the name. An e-mail with a confirmed place gets no link: that place stays the one
 * that counts.
 */
export function reservationMail(
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN' | 'SIGNING_KEY'>,
  { place, earlier }: Given,
): Mail {
  const { mail } = queueCopy;
  const { email: to, model, number } = place;
  const code = mail.code(number);
  const picture = pictureOf(place);
  const giveUp = { label: mail.giveUp, path: CONTACT_PATH };
  if (place.confirmedAt !== null)
    return writeMail(config, {
      ...{ ...picture, to, code, link: giveUp },
      subject: mail.kept(model, number),
      paragraphs: [mail.keptText(model), ...mail.next],
    });
  if (earlier && earlier.confirmedAt !== null)
    return writeMail(config, {
      ...{ ...picture, to, code: mail.code(earlier.number), link: giveUp },
      subject: mail.known(model, earlier.number),
      paragraphs: [mail.knownText(model), ...mail.knownMore(number)],
    });
  return writeMail(config, {
    ...{ ...picture, to, code },
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

type Ended = QueuedModel & { to: string };

/** The end of a queue, for the people who still wait in it. */
export function queueEndedMail(
  config: Pick<Config, 'MAIL_FROM' | 'PUBLIC_ORIGIN'>,
  { to, ...queued }: Ended,
): Mail {
  const { ended } = queueCopy.mail;
  const { model, modelSlug } = queued;
  return writeMail(config, {
    ...pictureOf(queued),
    to,
    subject: ended.subject(model),
    paragraphs: ended.paragraphs(model),
    link: {
      label: ended.configure(model),
      path: `${CONFIGURE_PATH}?modelo=${modelSlug}`,
    },
  });
}
