import { type FastifyBaseLogger } from 'fastify';
import { outbox } from '../tables';
import { type Database } from './database';
import { type Mail } from './mail';
import { handOverDue } from './owed';
import { type Ports } from './ports';

const oneLine = (text: string) => text.replace(/[\r\n\0]+/g, ' ').trim(); // security-requirements E7

/**
 * Puts a mail into the outbox. Call it with the transaction of the effect: the mail goes out once that commits, and
 * never gets lost (security-requirements G4).
 */
export async function enqueueMail(db: Database, { clock }: Pick<Ports, 'clock'>, mail: Mail, { dropAt }: { /** Unsent by then, it is forgotten. */ dropAt?: Date } = {}): Promise<void> {
  const now = clock.now();
  await db
    .insert(outbox)
    .values({
      recipient: oneLine(mail.to),
      subject: oneLine(mail.subject),
      bodyText: mail.text,
      bodyHtml: mail.html ?? null,
      nextTryAt: now,
      createdAt: now,
      dropAt: dropAt ?? null,
    });
}

/** Sends the mails that are due; returns how many it tried. Safe in many processes at once. */
export function sendDueMails(ports: Pick<Ports, 'database' | 'clock' | 'mail'>, log: FastifyBaseLogger): Promise<number> {
  return handOverDue(ports, log, {
    table: outbox,
    what: 'mail',
    handOver: ({ id, recipient, subject, bodyText, bodyHtml }) =>
      ports.mail.send({ id: String(id), to: recipient, subject, text: bodyText, ...(bodyHtml !== null && { html: bodyHtml }) }),
  });
}
