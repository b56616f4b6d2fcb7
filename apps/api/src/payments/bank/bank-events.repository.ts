import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { users } from '../../identity/accounts/accounts.table';
import { bankEvents } from './payments.table';

/** Stores the id of a webhook; false when it was stored before. */
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

/** Stores the outcome of a webhook that had no effect. */
export async function noteOutcome(
  tx: Database,
  id: string,
  noted: { outcome: 'nothing' | 'unknown' | 'odd' } & Partial<
    Pick<typeof bankEvents.$inferInsert, 'why' | 'facts' | 'contractId'>
  >,
): Promise<void> {
  await tx.update(bankEvents).set(noted).where(eq(bankEvents.id, id));
}

/**
 * Events of a contract that cannot be true, with the person who closed them: the open
 * ones first, each the newest first, at most 20.
 */
export function listOddEvents(db: Database, contractId: string) {
  return db
    .select({ event: bankEvents, closer: users.name })
    .from(bankEvents)
    .leftJoin(users, eq(users.id, bankEvents.closedBy))
    .where(and(eq(bankEvents.contractId, contractId), isNotNull(bankEvents.why)))
    .orderBy(
      sql`${bankEvents.closedAt} is not null`,
      desc(bankEvents.receivedAt),
      desc(bankEvents.id),
    )
    .limit(20);
}

/** One of them; undefined for an event of another contract. */
export async function findOddEvent(
  db: Database,
  { id, contractId }: { id: string; contractId: string },
) {
  const [row] = await db
    .select()
    .from(bankEvents)
    .where(
      and(
        eq(bankEvents.id, id),
        eq(bankEvents.contractId, contractId),
        isNotNull(bankEvents.why),
      ),
    );
  return row;
}

/** Stores who closed an odd event and why; false when it was closed before. */
export async function closeOddEvent(
  tx: Database,
  id: string,
  closed: Pick<typeof bankEvents.$inferInsert, 'closedAt' | 'closedBy' | 'closedReason'>,
): Promise<boolean> {
  const rows = await tx
    .update(bankEvents)
    .set(closed)
    .where(and(eq(bankEvents.id, id), isNull(bankEvents.closedAt)))
    .returning({ id: bankEvents.id });
  return rows.length > 0;
}
