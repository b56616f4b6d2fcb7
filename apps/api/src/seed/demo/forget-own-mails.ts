import { inArray, sql } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { outbox, outboxAttachments } from '#platform/jobs/outbox.table';

/**
 * Deletes the mails that this transaction wrote, and no visitor's. Their rows are known
 * by their transaction, which is the only one in progress that this one can see; `xmin`
 * has the lower half of its number.
 */
export async function forgetOwnMails(tx: Database): Promise<void> {
  const own = tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      sql`pg_xact_status((pg_current_xact_id()::text::bigint >> 32 << 32
        | ${sql.raw('outbox.xmin')}::text::bigint)::text::xid8) = 'in progress'`,
    );
  await tx.delete(outboxAttachments).where(inArray(outboxAttachments.outboxId, own));
  await tx.delete(outbox).where(inArray(outbox.id, own));
}
