import { like, or, sql } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { idempotencyKeys } from '#platform/http/idempotency-keys.table';
import { rateLimits } from '#platform/http/rate-limits.table';
import { forgetMails } from '#platform/jobs/outbox';
import { workflowOutbox } from '#platform/jobs/outbox.table';
import { type Ports } from '#platform/ports';
import { type Account } from '../../../identity/accounts/accounts.repository';

/**
 * Deletes waiting mails, messages and kept answers that hold the person's e-mail or
 * document.
 */
export async function eraseMentions(
  ports: Ports,
  tx: Database,
  {
    email,
    document,
    emails,
  }: Account & {
    /**
     * These addresses get mails of the account, too: partners codes and copies, the
     * financial contact bills.
     */
    emails: readonly string[];
  },
): Promise<void> {
  const addresses = [email, ...emails];
  const names = [...addresses, ...(document ? [document] : [])];
  const mentions = (text: ReturnType<typeof sql>) =>
    or(...names.map((name) => sql`${text} ~ ${asWhole(name)}`));
  const patterns = names.map((name) => new RegExp(asWhole(name)));
  const says = (text: string) => patterns.some((pattern) => pattern.test(text));
  for (const recipient of addresses) await forgetMails(ports, tx, { recipient, says });
  await tx.delete(workflowOutbox).where(mentions(sql`${workflowOutbox.payload}::text`));
  await tx.delete(idempotencyKeys).where(mentions(sql`${idempotencyKeys.answer}::text`));
}

/** Deletes kept answers and counters of the account. */
export async function eraseTraffic(tx: Database, id: string): Promise<void> {
  await tx
    .delete(idempotencyKeys)
    .where(
      or(
        like(idempotencyKeys.scope, `user:${id} %`),
        sql`position(${id} in ${idempotencyKeys.answer}::text) > 0`,
      ),
    );
  await tx.delete(rateLimits).where(like(rateLimits.key, `%${id}%`));
}

/**
 * A pattern for PostgreSQL and JavaScript that finds an e-mail or document only as a
 * whole: erasing `ana@` must not delete a mail to `mariana@`. In JSON a line break is a
 * backslash and a letter.
 */
function asWhole(name: string): string {
  return `((?<![\\w.%+-])|(?<=\\\\[bfnrt]))${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-]|\\.\\w)`;
}
