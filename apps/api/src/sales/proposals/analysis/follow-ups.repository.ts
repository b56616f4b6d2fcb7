import { desc, eq } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { users } from '../../../identity/accounts/accounts.table';
import { proposalFollowUps, proposalNotes } from '../follow-ups.table';

/** A note with its author's name. */
export type NoteRow = { noted: typeof proposalNotes.$inferSelect; by: string | null };

/** Notes about a proposal, newest first. */
export function listNotes(db: Database, proposalId: string): Promise<NoteRow[]> {
  return db
    .select({ noted: proposalNotes, by: users.name })
    .from(proposalNotes)
    .leftJoin(users, eq(users.id, proposalNotes.enteredBy))
    .where(eq(proposalNotes.proposalId, proposalId))
    .orderBy(desc(proposalNotes.id));
}

export async function addNote(
  tx: Database,
  note: typeof proposalNotes.$inferInsert,
): Promise<void> {
  await tx.insert(proposalNotes).values(note);
}

export async function saveFollowUp(
  tx: Database,
  row: typeof proposalFollowUps.$inferInsert,
): Promise<void> {
  const { proposalId: target, ...set } = row;
  await tx
    .insert(proposalFollowUps)
    .values({ ...set, proposalId: target })
    .onConflictDoUpdate({ target: proposalFollowUps.proposalId, set });
}
