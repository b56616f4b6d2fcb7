import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { passkeys } from './passkeys.table';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Passkeys of an account, the newest first. */
export function listPasskeys(db: Database, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), passkeys.id);
}

/** Whether an account has a passkey. */
export async function hasPasskey(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1);
  return rows.length > 0;
}

/** The passkey with the authenticator's id; null when none has it any more. */
export async function findPasskey(
  db: Database,
  credentialId: string,
): Promise<PasskeyRow | null> {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

/** Stores a passkey; false when another account, or this one, has it already. */
export async function insertPasskey(
  tx: Database,
  row: typeof passkeys.$inferInsert,
): Promise<boolean> {
  const stored = await tx
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id });
  return stored.length > 0;
}

/**
 * Notes a use with the authenticator's count; false when the count did not grow, which a
 * copy of the key gives away. An authenticator that counts nothing always says 0.
 */
export async function notePasskeyUse(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  { id }: Pick<PasskeyRow, 'id'>,
  counter: number,
): Promise<boolean> {
  const countsNothing = counter === 0 ? eq(passkeys.counter, 0) : sql`false`;
  const noted = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: clock.now() })
    .where(and(eq(passkeys.id, id), or(lt(passkeys.counter, counter), countsNothing)))
    .returning({ id: passkeys.id });
  return noted.length > 0;
}

/** Removes a passkey of an account; false when it has none with this id. */
export async function deletePasskey(
  tx: Database,
  { id, userId }: Pick<PasskeyRow, 'id' | 'userId'>,
): Promise<boolean> {
  const gone = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return gone.length > 0;
}

/** Removes all passkeys of an account. */
export async function deletePasskeysOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}
