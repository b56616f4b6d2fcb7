import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { affectedRows, type Database } from '#platform/data/database';
import { users } from '../accounts/accounts.table';
import { consultantInvitations } from './team.table';

export type ConsultantInvitation = typeof consultantInvitations.$inferSelect;

/** Open invitations of consultants with the names of their inviters, the newest first. */
export function listConsultantInvitations(
  db: Database,
): Promise<{ invitation: ConsultantInvitation; inviterName: string | null }[]> {
  return db
    .select({ invitation: consultantInvitations, inviterName: users.name })
    .from(consultantInvitations)
    .leftJoin(users, eq(users.id, consultantInvitations.invitedBy))
    .where(sql`accepted_at is null and withdrawn_at is null`)
    .orderBy(desc(consultantInvitations.sentAt), consultantInvitations.id);
}

/** A new invitation, or the open one of the same address with a new link. */
export async function saveConsultantInvitation(
  tx: Database,
  values: typeof consultantInvitations.$inferInsert,
): Promise<string> {
  const { name, rights, tokenHash, invitedBy, sentAt, expiresAt } = values;
  const [saved] = await tx
    .insert(consultantInvitations)
    .values(values)
    .onConflictDoUpdate({
      target: consultantInvitations.email,
      targetWhere: sql`accepted_at is null and withdrawn_at is null`,
      set: { name, rights, tokenHash, invitedBy, sentAt, expiresAt },
    })
    .returning({ id: consultantInvitations.id });
  return saved?.id ?? values.id;
}

/**
 * The invitation of a link, by the hash of its token; `locked` holds the row until the
 * transaction ends.
 */
export async function findConsultantInvitation(
  db: Database,
  tokenHash: string,
  { locked }: { locked: boolean },
): Promise<ConsultantInvitation | null> {
  const found = db
    .select()
    .from(consultantInvitations)
    .where(eq(consultantInvitations.tokenHash, tokenHash));
  const [invitation] = await (locked ? found.for('update') : found);
  return invitation ?? null;
}

/** An invitation by its id, locked until the transaction ends; else null. */
export async function lockConsultantInvitation(
  tx: Database,
  id: string,
): Promise<ConsultantInvitation | null> {
  const [invitation] = await tx
    .select()
    .from(consultantInvitations)
    .where(eq(consultantInvitations.id, id))
    .for('update');
  return invitation ?? null;
}

/** Ends an invitation and its link. */
export async function closeConsultantInvitation(
  tx: Database,
  id: string,
  how: { acceptedAt: Date } | { withdrawnAt: Date },
): Promise<void> {
  await tx.update(consultantInvitations).set(how).where(eq(consultantInvitations.id, id));
}

/** Withdraws the open invitations of an inviter; returns their ids. */
export async function withdrawInvitationsBy(
  tx: Database,
  inviter: string,
  withdrawnAt: Date,
): Promise<string[]> {
  const withdrawn = await tx
    .update(consultantInvitations)
    .set({ withdrawnAt })
    .where(
      and(
        eq(consultantInvitations.invitedBy, inviter),
        sql`accepted_at is null and withdrawn_at is null`,
      ),
    )
    .returning({ id: consultantInvitations.id });
  return withdrawn.map(({ id }) => id);
}

/** Deletes invitations whose link expired before `oldest`, accepted or not. */
export async function forgetConsultantInvitations(
  db: Database,
  oldest: Date,
): Promise<number> {
  return affectedRows(
    await db
      .delete(consultantInvitations)
      .where(lt(consultantInvitations.expiresAt, oldest)),
  );
}
