import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { affectedRows, type Database } from '#platform/data/database';
import { drafts } from './drafts.table';

type DraftRow = typeof drafts.$inferSelect;

export async function findDraft(
  db: Database,
  userId: string,
  form: string,
): Promise<DraftRow | null> {
  const [row] = await db.select().from(drafts).where(own(userId, form));
  return row ?? null;
}

/** Replaces the stored draft: the newest save counts, whichever device it comes from. */
export async function putDraft(db: Database, row: DraftRow): Promise<void> {
  const { typed, savedAt } = row;
  await db
    .insert(drafts)
    .values(row)
    .onConflictDoUpdate({
      target: [drafts.userId, drafts.form],
      set: { typed, savedAt },
    });
}

/** Deletes the oldest drafts of an account beyond the newest `most`. */
export async function dropOldest(
  db: Database,
  userId: string,
  most: number,
): Promise<void> {
  const beyond = db
    .select({ form: drafts.form })
    .from(drafts)
    .where(eq(drafts.userId, userId))
    .orderBy(desc(drafts.savedAt), desc(drafts.form))
    .offset(most);
  await db
    .delete(drafts)
    .where(and(eq(drafts.userId, userId), inArray(drafts.form, beyond)));
}

export async function deleteDraft(
  db: Database,
  userId: string,
  form: string,
): Promise<void> {
  await db.delete(drafts).where(own(userId, form));
}

/** Gives the number of deleted drafts. */
export async function deleteDraftsBefore(db: Database, oldest: Date): Promise<number> {
  return affectedRows(await db.delete(drafts).where(lt(drafts.savedAt, oldest)));
}

const own = (userId: string, form: string) =>
  and(eq(drafts.userId, userId), eq(drafts.form, form));
