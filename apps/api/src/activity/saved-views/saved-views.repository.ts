import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { type ViewList } from '@site/api-contract/activity';
import { type Database } from '#platform/data/database';
import { users } from '../../identity/accounts/accounts.table';
import { savedViews } from './saved-views.table';

export type ViewRow = typeof savedViews.$inferSelect;

/** Locks the account while its views are written; false when the account is gone. */
export async function lockOwner(tx: Database, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return rows.length > 0;
}

/** Views of one list, in the order in which they were saved. */
export function listViews(
  db: Database,
  userId: string,
  list: ViewList,
): Promise<ViewRow[]> {
  return db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.userId, userId), eq(savedViews.list, list)))
    .orderBy(asc(savedViews.createdAt), asc(savedViews.id));
}

export async function findOwnView(
  db: Database,
  userId: string,
  id: string,
): Promise<ViewRow | null> {
  const [row] = await db.select().from(savedViews).where(own(userId, id));
  return row ?? null;
}

/** Whether another view of the list has this name, however it is written. */
export async function isNameTaken(
  db: Database,
  { id, userId, list, name }: Pick<ViewRow, 'id' | 'userId' | 'list' | 'name'>,
): Promise<boolean> {
  const others = await db.$count(
    savedViews,
    and(
      eq(savedViews.userId, userId),
      eq(savedViews.list, list),
      eq(sql`lower(${savedViews.name})`, sql`lower(${name})`),
      ne(savedViews.id, id),
    ),
  );
  return others > 0;
}

export async function addView(tx: Database, row: ViewRow): Promise<void> {
  await tx.insert(savedViews).values(row);
}

export async function saveName(tx: Database, id: string, name: string): Promise<void> {
  await tx.update(savedViews).set({ name }).where(eq(savedViews.id, id));
}

/** True when there was such a view. */
export async function deleteOwnView(
  db: Database,
  userId: string,
  id: string,
): Promise<boolean> {
  const gone = await db
    .delete(savedViews)
    .where(own(userId, id))
    .returning({ id: savedViews.id });
  return gone.length > 0;
}

function own(userId: string, id: string): SQL | undefined {
  return and(eq(savedViews.id, id), eq(savedViews.userId, userId));
}
