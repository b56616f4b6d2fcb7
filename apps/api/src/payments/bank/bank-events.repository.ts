import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { bankEvents } from './payments.table';

/** Keeps the id of a webhook; false when it was taken before. */
export async function takeEvent(
  tx: Database,
  row: typeof bankEvents.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(bankEvents)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: bankEvents.id });
  return added.length > 0;
}

/** How a webhook that was taken ended, where it had no effect. */
export async function noteOutcome(
  tx: Database,
  id: string,
  noted: { outcome: 'nothing' | 'unknown' | 'odd' } & Partial<
    Pick<typeof bankEvents.$inferInsert, 'why' | 'facts' | 'contractId'>
  >,
): Promise<void> {
  await tx.update(bankEvents).set(noted).where(eq(bankEvents.id, id));
}

/** Events of a contract that cannot be true, the newest first, 20 at most. */
export function listOddEvents(db: Database, contractId: string) {
  return db
    .select()
    .from(bankEvents)
    .where(and(eq(bankEvents.contractId, contractId), isNotNull(bankEvents.why)))
    .orderBy(desc(bankEvents.receivedAt), desc(bankEvents.id))
    .limit(20);
}
