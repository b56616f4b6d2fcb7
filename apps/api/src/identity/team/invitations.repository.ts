import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { affectedRows, type Database } from '#platform/data/database';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import { sellerInvitations } from './team.table';

export type Invitation = typeof sellerInvitations.$inferSelect;

const isOpen = and(
  isNull(sellerInvitations.acceptedAt),
  isNull(sellerInvitations.withdrawnAt),
);

/** Open invitations of a dealership, the newest first. */
export function listInvitations(
  db: Database,
  dealershipId: number,
): Promise<Invitation[]> {
  return db
    .select()
    .from(sellerInvitations)
    .where(and(eq(sellerInvitations.dealershipId, dealershipId), isOpen))
    .orderBy(desc(sellerInvitations.sentAt), sellerInvitations.id);
}

/** Name of an active dealership, else null. */
export async function findDealershipName(
  db: Database,
  dealershipId: number,
): Promise<string | null> {
  const [row] = await db
    .select({ name: dealerships.name })
    .from(dealerships)
    .where(and(eq(dealerships.id, dealershipId), eq(dealerships.active, true)));
  return row?.name ?? null;
}

/** A new invitation, or the open one of the same address with a new link. */
export async function saveInvitation(
  tx: Database,
  values: typeof sellerInvitations.$inferInsert,
): Promise<string> {
  const { name, tokenHash, invitedBy, sentAt, expiresAt } = values;
  const [saved] = await tx
    .insert(sellerInvitations)
    .values(values)
    .onConflictDoUpdate({
      target: [sellerInvitations.dealershipId, sellerInvitations.email],
      targetWhere: sql`accepted_at is null and withdrawn_at is null`,
      set: { name, tokenHash, invitedBy, sentAt, expiresAt },
    })
    .returning({ id: sellerInvitations.id });
  return saved?.id ?? values.id;
}

/**
 * The invitation of a link, by the hash of its token; `locked` holds the row until the
 * transaction ends.
 */
export async function findByToken(
  db: Database,
  tokenHash: string,
  { locked }: { locked: boolean },
): Promise<Invitation | null> {
  const found = db
    .select()
    .from(sellerInvitations)
    .where(eq(sellerInvitations.tokenHash, tokenHash));
  const [invitation] = await (locked ? found.for('update') : found);
  return invitation ?? null;
}

/** An invitation of this dealership, locked until the transaction ends; else null. */
export async function lockInvitation(
  tx: Database,
  { id, dealershipId }: { id: string; dealershipId: number },
): Promise<Invitation | null> {
  const [invitation] = await tx
    .select()
    .from(sellerInvitations)
    .where(
      and(eq(sellerInvitations.id, id), eq(sellerInvitations.dealershipId, dealershipId)),
    )
    .for('update');
  return invitation ?? null;
}

/** Ends an invitation and its link. */
export async function closeInvitation(
  tx: Database,
  id: string,
  how: { acceptedAt: Date } | { withdrawnAt: Date },
): Promise<void> {
  await tx.update(sellerInvitations).set(how).where(eq(sellerInvitations.id, id));
}

/** Deletes invitations whose link expired before `oldest`, accepted or not. */
export async function forgetInvitations(db: Database, oldest: Date): Promise<number> {
  return affectedRows(
    await db.delete(sellerInvitations).where(lt(sellerInvitations.expiresAt, oldest)),
  );
}
