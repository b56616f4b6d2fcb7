import { and, asc, eq, gt } from 'drizzle-orm';
import { type Database } from '../data/database';
import { messageOf } from '../error-facts';
import { type ResealCount } from '../files/reseal-files';
import { type Ports } from '../ports';
import { sealerFor } from '../security/sealing';
import { sealedUnder } from './outbox';
import { outbox, outboxAttachments } from './outbox.table';

/**
 * Encrypts waiting mails and their files with FILE_KEY. It may be interrupted and run
 * again. It waits for a mail that is being sent.
 */
export async function resealMails({
  database: { db },
  config,
}: Pick<Ports, 'database' | 'config'>): Promise<ResealCount> {
  const done: ResealCount = { renewed: 0, current: 0, failed: [] };
  for (let after = 0; ;) {
    const [next] = await db
      .select({ id: outbox.id })
      .from(outbox)
      .where(gt(outbox.id, after))
      .orderBy(asc(outbox.id))
      .limit(1);
    if (!next) return done;
    after = next.id;
    await db
      .transaction(async (tx) => {
        const renewed = await resealMail(config, tx, next.id);
        if (renewed) done.renewed += 1;
        else if (renewed === false) done.current += 1;
      })
      .catch((error: unknown) => {
        done.failed.push(`outbox ${next.id}: ${messageOf(error)}`);
      });
  }
}

/** Whether any part of the mail had an old key; null when it was sent meanwhile. */
async function resealMail(
  config: Ports['config'],
  tx: Database,
  id: number,
): Promise<boolean | null> {
  const sealer = sealerFor('mail', config);
  const [row] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update');
  if (!row) return null;
  const sealedBody = sealer.renew(row.recipient, row.sealedBody);
  if (sealedBody) await tx.update(outbox).set({ sealedBody }).where(eq(outbox.id, id));
  let isRenewed = sealedBody !== null;
  const files = await tx
    .select()
    .from(outboxAttachments)
    .where(eq(outboxAttachments.outboxId, id));
  for (const { position, sealed } of files) {
    const anew = sealer.renew(sealedUnder(id, position), sealed);
    if (!anew) continue;
    isRenewed = true;
    await tx
      .update(outboxAttachments)
      .set({ sealed: anew })
      .where(
        and(eq(outboxAttachments.outboxId, id), eq(outboxAttachments.position, position)),
      );
  }
  return isRenewed;
}
