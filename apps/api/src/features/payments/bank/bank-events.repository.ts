import { eq } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { bankEvents } from '../../../tables';

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
  outcome: 'nothing' | 'unknown',
): Promise<void> {
  await tx.update(bankEvents).set({ outcome }).where(eq(bankEvents.id, id));
}
