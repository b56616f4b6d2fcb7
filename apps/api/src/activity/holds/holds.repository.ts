import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type ConsultantRight } from '@site/api-contract';
import { type HeldQueue } from '@site/api-contract/activity';
import { type Database } from '#platform/data/database';
import { users } from '../../identity/accounts/accounts.table';
import { itemHolds } from './holds.table';

export type HoldRow = typeof itemHolds.$inferSelect & { name: string };
export type HeldItem = Pick<HoldRow, 'queue' | 'itemId'>;

/** Items of these queues whose holder was seen after an instant, the longest held first. */
export function findHolds(
  db: Database,
  queues: readonly HeldQueue[],
  seenAfter: Date,
): Promise<HoldRow[]> {
  return holdsWhere(
    db,
    and(inArray(itemHolds.queue, [...queues]), gt(itemHolds.seenAt, seenAfter)),
  );
}

/** Consultants with a right whose accounts are open, by name. */
export function findColleagues(
  db: Database,
  right: ConsultantRight,
): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      and(
        eq(users.role, 'CONSULTANT'),
        arrayContains(users.rights, [right]),
        isNull(users.disabledAt),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
}

/** The hold of one item, if its holder was seen after that instant. */
export async function findHold(
  db: Database,
  item: HeldItem,
  seenAfter: Date,
): Promise<HoldRow | null> {
  const [row] = await holdsWhere(db, and(isItem(item), gt(itemHolds.seenAt, seenAfter)));
  return row ?? null;
}

function holdsWhere(db: Database, condition: SQL | undefined): Promise<HoldRow[]> {
  const { queue, itemId, userId, takenAt, seenAt } = itemHolds;
  return db
    .select({ queue, itemId, userId, takenAt, seenAt, name: users.name })
    .from(itemHolds)
    .innerJoin(users, eq(users.id, userId))
    .where(condition)
    .orderBy(asc(takenAt), asc(itemId));
}

type Taking = HeldItem & {
  userId: string;
  now: Date;
  /** A holder who was not seen after this instant has the item no more. */
  seenAfter: Date;
  takeOver: boolean;
};

/**
 * Takes an item that is free, one's own, or taken over; a colleague's stays as it is. One
 * statement, so that of two people at once one has it.
 */
export async function takeItem(
  db: Database,
  { queue, itemId, userId, now, seenAfter, takeOver }: Taking,
): Promise<void> {
  const isOwn = sql`${itemHolds.userId} = excluded.user_id`;
  const isOver = lte(itemHolds.seenAt, seenAfter);
  await db
    .insert(itemHolds)
    .values({ queue, itemId, userId, takenAt: now, seenAt: now })
    .onConflictDoUpdate({
      target: [itemHolds.queue, itemHolds.itemId],
      set: {
        userId,
        seenAt: now,
        takenAt: sql`case when ${isOwn} and not ${isOver} then ${itemHolds.takenAt}
          else excluded.taken_at end`,
      },
      setWhere: takeOver ? undefined : or(isOwn, isOver),
    });
}

/** Ends a person's own hold of an item. */
export async function removeHold(
  db: Database,
  item: HeldItem,
  userId: string,
): Promise<void> {
  await db.delete(itemHolds).where(and(isItem(item), eq(itemHolds.userId, userId)));
}

/**
 * Ends a colleague's hold, in the transaction in which somebody becomes the owner of a lead
 * or a request for help.
 */
export async function removeHoldOfOthers(
  tx: Database,
  item: HeldItem,
  userId: string,
): Promise<void> {
  await tx.delete(itemHolds).where(and(isItem(item), ne(itemHolds.userId, userId)));
}

/**
 * Ends everybody's hold of some items of a queue, in the transaction in which they get a
 * new owner or are closed.
 */
export async function removeHoldsOfItems(
  tx: Database,
  queue: HeldQueue,
  itemIds: readonly string[],
): Promise<void> {
  if (itemIds.length === 0) return;
  await tx
    .delete(itemHolds)
    .where(and(eq(itemHolds.queue, queue), inArray(itemHolds.itemId, [...itemIds])));
}

/** Ends all holds of a person in these queues. */
export async function removeHoldsOf(
  tx: Database,
  userId: string,
  queues: readonly HeldQueue[],
): Promise<void> {
  await tx
    .delete(itemHolds)
    .where(and(eq(itemHolds.userId, userId), inArray(itemHolds.queue, [...queues])));
}

/** Removes what counts no more: a tab that was closed gives nothing back. */
export async function removeOldHolds(db: Database, seenAfter: Date): Promise<void> {
  await db.delete(itemHolds).where(lte(itemHolds.seenAt, seenAfter));
}

/** Ends all holds of a person but the `most` that were seen last. */
export async function removeHoldsBeyond(
  db: Database,
  userId: string,
  most: number,
): Promise<void> {
  const isTheirs = eq(itemHolds.userId, userId);
  const lastKept = db
    .select({ seenAt: itemHolds.seenAt })
    .from(itemHolds)
    .where(isTheirs)
    .orderBy(desc(itemHolds.seenAt))
    .limit(1)
    .offset(most - 1);
  await db.delete(itemHolds).where(and(isTheirs, lt(itemHolds.seenAt, lastKept)));
}

const isItem = ({ queue, itemId }: HeldItem) =>
  and(eq(itemHolds.queue, queue), eq(itemHolds.itemId, itemId));
