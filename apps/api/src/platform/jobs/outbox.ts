import { asc, eq, gt, inArray } from 'drizzle-orm';
import { type FastifyBaseLogger } from 'fastify';
import { type FileAnswer } from '@site/api-contract';
import { type Database } from '../data/database';
import { greetReader } from '../mail/greet-reader';
import { type Mail } from '../mail/mail';
import { type Ports } from '../ports';
import { sealerFor } from '../security/sealing';
import { outbox, outboxAttachments } from './outbox.table';
import { noteArrival } from './outbox-arrivals';
import { relayDue } from './outbox-relay';

const oneLine = (text: string) => text.replace(/[\r\n\0]+/g, ' ').trim(); // security-requirements E7

/**
 * Bytes of all files in one mail; encoding adds a third, and mailboxes refuse much larger
 * mails.
 */
export const ATTACHMENTS_MAX_BYTES = 5 * 1024 * 1024;

/**
 * Puts a mail into the outbox with a greeting of its reader. Body and files are encrypted
 * like documents, since they hold valid codes and links. Call it with the transaction of
 * the effect: the mail is sent once that commits, and never lost (security-requirements
 * G4). Throws when its files are too large.
 */
export async function enqueueMail(
  { clock, config }: Pick<Ports, 'clock' | 'config'>,
  db: Database,
  mail: Mail,
  {
    dropAt,
  }: {
    /** If unsent by then, it is deleted, since its code or link has expired. */
    dropAt?: Date;
  } = {},
): Promise<void> {
  const { attachments = [] } = mail;
  if (
    attachments.reduce((sum, { bytes }) => sum + bytes.length, 0) > ATTACHMENTS_MAX_BYTES
  )
    throw new RangeError('The files of a mail are too large together');
  noteArrival();
  const now = clock.now();
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(outbox)
      .values({
        recipient: oneLine(mail.to),
        subject: oneLine(mail.subject),
        sealedBody: sealBody(config, await greetReader(tx, mail)),
        nextTryAt: now,
        createdAt: now,
        dropAt: dropAt ?? null,
      })
      .returning({ id: outbox.id });
    if (row && attachments.length > 0)
      await tx.insert(outboxAttachments).values(sealed(config, row.id, attachments));
  });
}

type MailBody = Pick<Mail, 'code' | 'text' | 'html'>;
type MailRow = typeof outbox.$inferSelect;

/**
 * Sealed under the recipient, so that no body can be moved to a mail for another address.
 */
function sealBody(config: Ports['config'], { to, code, text, html }: Mail): Buffer {
  const body: MailBody = { code, text, html };
  return sealerFor('mail', config).seal(oneLine(to), Buffer.from(JSON.stringify(body)));
}

/** Code, text and HTML of a mail that waits. Throws when it was sealed with another key. */
export function openBody(
  { config }: Pick<Ports, 'config'>,
  { recipient, sealedBody }: MailRow,
): MailBody {
  const body = sealerFor('mail', config).open(recipient, sealedBody);
  return JSON.parse(body.toString()) as MailBody;
}

/**
 * Deletes waiting mails to an address or with a certain text, a few at a time. A mail to
 * somebody else that was sealed with another key stays: nobody can read it, and the relay
 * gives it up.
 */
export async function forgetMails(
  ports: Pick<Ports, 'config'>,
  tx: Database,
  { recipient, says }: { recipient: string; says: (text: string) => boolean },
): Promise<void> {
  await tx.delete(outbox).where(eq(outbox.recipient, recipient));
  for (let after = 0, read = BATCH; read === BATCH;) {
    const rows = await tx
      .select()
      .from(outbox)
      .where(gt(outbox.id, after))
      .orderBy(asc(outbox.id))
      .limit(BATCH);
    const found = rows.filter((row) => says(readableText(ports, row)));
    if (found.length > 0)
      await tx.delete(outbox).where(
        inArray(
          outbox.id,
          found.map(({ id }) => id),
        ),
      );
    read = rows.length;
    after = rows.at(-1)?.id ?? after;
  }
}

const BATCH = 200;

/** The text of a mail; empty when its body was sealed with another key. */
function readableText(ports: Pick<Ports, 'config'>, row: MailRow): string {
  try {
    return openBody(ports, row).text;
  } catch {
    return '';
  }
}

/** The name under which a file of a mail is sealed. */
export const sealedUnder = (outboxId: number, position: number) =>
  `${outboxId}/${position}`;

function sealed(
  config: Ports['config'],
  outboxId: number,
  attachments: readonly FileAnswer[],
): (typeof outboxAttachments.$inferInsert)[] {
  const sealer = sealerFor('mail', config);
  return attachments.map(({ name, type, bytes }, position) => ({
    outboxId,
    position,
    name: oneLine(name),
    mediaType: type,
    sealed: sealer.seal(sealedUnder(outboxId, position), bytes),
  }));
}

async function attachmentsOf(
  { database: { db }, config }: Pick<Ports, 'database' | 'config'>,
  outboxId: number,
): Promise<FileAnswer[]> {
  const rows = await db
    .select()
    .from(outboxAttachments)
    .where(eq(outboxAttachments.outboxId, outboxId))
    .orderBy(asc(outboxAttachments.position));
  const sealer = sealerFor('mail', config);
  return rows.map(({ name, mediaType, position, sealed: bytes }) => ({
    name,
    type: mediaType,
    bytes: new Uint8Array(sealer.open(sealedUnder(outboxId, position), bytes)),
  }));
}

/**
 * Sends the due mails and deletes the expired ones; returns how many it tried. Safe in
 * many processes at once.
 */
export function sendDueMails(
  ports: Pick<Ports, 'database' | 'clock' | 'config' | 'mail'>,
  log: FastifyBaseLogger,
): Promise<number> {
  return relayDue(ports, log, {
    table: outbox,
    what: 'mail',
    // The newer of two codes, which is the valid one, must arrive last.
    receiverOf: ({ recipient }) => recipient,
    handOver: async (row) => {
      const { id, recipient, subject, dropAt } = row;
      if (dropAt && dropAt <= ports.clock.now()) return;
      await ports.mail.send({
        id: String(id),
        to: recipient,
        subject,
        ...openBody(ports, row),
        attachments: await attachmentsOf(ports, id),
      });
    },
  });
}
