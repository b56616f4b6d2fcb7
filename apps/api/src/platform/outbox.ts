import { asc, eq } from 'drizzle-orm';
import { type FastifyBaseLogger } from 'fastify';
import { type FileAnswer } from '@site/contracts';
import { outbox, outboxAttachments } from '../tables';
import { type Database } from './database';
import { type Mail } from './mail';
import { handOverDue } from './owed';
import { type Ports } from './ports';
import { sealerFor } from './sealing';

const oneLine = (text: string) => text.replace(/[\r\n\0]+/g, ' ').trim(); // security-requirements E7

/** All files of one mail together; in the mail they take a third more, and mailboxes refuse what is much larger. */
export const ATTACHMENTS_MAX_BYTES = 5 * 1024 * 1024;

/**
 * Puts a mail into the outbox, its files encrypted as documents are. Call it with the transaction of the effect: the mail
 * goes out once that commits, and never gets lost (security-requirements G4). Throws when its files are too large.
 */
export async function enqueueMail(
  { clock, config }: Pick<Ports, 'clock' | 'config'>,
  db: Database,
  mail: Mail,
  { dropAt }: { /** Unsent by then, it is forgotten. */ dropAt?: Date } = {},
): Promise<void> {
  const { attachments = [] } = mail;
  if (
    attachments.reduce((sum, { bytes }) => sum + bytes.length, 0) > ATTACHMENTS_MAX_BYTES
  )
    throw new RangeError('The files of a mail are too large together');
  const now = clock.now();
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(outbox)
      .values({
        recipient: oneLine(mail.to),
        subject: oneLine(mail.subject),
        bodyText: mail.text,
        bodyHtml: mail.html ?? null,
        nextTryAt: now,
        createdAt: now,
        dropAt: dropAt ?? null,
      })
      .returning({ id: outbox.id });
    if (row && attachments.length > 0)
      await tx.insert(outboxAttachments).values(sealed(config, row.id, attachments));
  });
}

const sealedUnder = (outboxId: number, position: number) => `${outboxId}/${position}`;

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

/** Sends the mails that are due; returns how many it tried. Safe in many processes at once. */
export function sendDueMails(
  ports: Pick<Ports, 'database' | 'clock' | 'config' | 'mail'>,
  log: FastifyBaseLogger,
): Promise<number> {
  return handOverDue(ports, log, {
    table: outbox,
    what: 'mail',
    handOver: async ({ id, recipient, subject, bodyText, bodyHtml }) =>
      ports.mail.send({
        id: String(id),
        to: recipient,
        subject,
        text: bodyText,
        ...(bodyHtml !== null && { html: bodyHtml }),
        attachments: await attachmentsOf(ports, id),
      }),
  });
}
