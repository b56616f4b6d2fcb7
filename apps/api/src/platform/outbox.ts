import { eq, sql } from 'drizzle-orm';
import { type FastifyBaseLogger } from 'fastify';
import { outbox } from '../tables';
import { rowsOf, type Database } from './database';
import { type Mail } from './mail';
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

const LEASE_SECONDS = 60; // another process may take a mail again after this
const MAX_ATTEMPTS = 14; // about two days with the pauses below

/** Pause after the n-th failed try: 5 s, 10 s, 20 s … at most 6 h. */
export function pauseMs(attempts: number): number {
  return Math.min(5000 * 2 ** (attempts - 1), 6 * 3_600_000);
}

type Due = {
  id: string;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string | null;
  attempts: number;
};

/** Sends the mails that are due, at most `batch`; returns how many were taken. Safe in many processes at once. */
export async function sendDueMails(
  ports: Pick<Ports, 'database' | 'clock' | 'mail'>,
  log: FastifyBaseLogger,
  batch = 10,
): Promise<number> {
  const { db } = ports.database;
  const now = ports.clock.now();
  const due = await rowsOf<Due>(
    db,
    sql`update outbox set attempts = attempts + 1, next_try_at = ${new Date(now.getTime() + LEASE_SECONDS * 1000).toISOString()}
        where id in (select id from outbox where gave_up_at is null and next_try_at <= ${now.toISOString()} order by id limit ${batch} for update skip locked)
        returning id::text, recipient, subject, body_text, body_html, attempts`,
  );
  // All at once: one slow recipient does not hold up the others.
  await Promise.all(due.map((row) => deliver(ports, log, row)));
  return due.length;
}

async function deliver(
  { database: { db }, clock, mail }: Pick<Ports, 'database' | 'clock' | 'mail'>,
  log: FastifyBaseLogger,
  row: Due,
): Promise<void> {
  const id = Number(row.id);
  try {
    await mail.send({
      id: row.id,
      to: row.recipient,
      subject: row.subject,
      text: row.body_text,
      ...(row.body_html !== null && { html: row.body_html }),
    });
  } catch (error) {
    const gaveUp = row.attempts >= MAX_ATTEMPTS;
    log[gaveUp ? 'error' : 'warn'](
      { mail: row.id, attempts: row.attempts, reason: error instanceof Error ? error.name : 'unknown' },
      gaveUp ? 'mail given up' : 'mail not sent, will try again',
    );
    const now = clock.now();
    await db
      .update(outbox)
      .set(gaveUp ? { gaveUpAt: now } : { nextTryAt: new Date(now.getTime() + pauseMs(row.attempts)) })
      .where(eq(outbox.id, id));
    return;
  }
  await db.delete(outbox).where(eq(outbox.id, id));
}
