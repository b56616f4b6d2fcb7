import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { users } from '../../../identity/accounts/accounts.table';
import { type FineRow, OVER } from '../traffic-fines.repository';
import { trafficFines } from '../traffic-fines.table';

/** A locked fine with the name of its holder. */
export type OwnedFine = { fine: FineRow; holderName: string | null };

/**
 * Locks fines until the transaction ends. All callers lock them in the same order, so that
 * two selections with the same fines follow one another.
 */
export async function lockFines(
  tx: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OwnedFine>> {
  const locked = await tx
    .select({ fine: trafficFines, holderName: users.name })
    .from(trafficFines)
    .leftJoin(users, eq(users.id, trafficFines.claimedBy))
    .where(inArray(trafficFines.id, [...ids]))
    .orderBy(asc(trafficFines.id))
    .for('no key update', { of: trafficFines });
  return new Map(locked.map((row) => [row.fine.id, row]));
}

/**
 * Leaves locked fines with a consultant. Their revision stays, since nothing changes that a
 * customer or a colleague answers.
 */
export async function setOwner(
  tx: Database,
  ids: readonly string[],
  owner: Pick<FineRow, 'claimedBy' | 'claimedAt'>,
): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(trafficFines)
      .set(owner)
      .where(inArray(trafficFines.id, [...ids]));
}

/** Frees the open fines of a consultant. */
export async function freeFinesOf(tx: Database, userId: string): Promise<void> {
  await tx
    .update(trafficFines)
    .set({ claimedBy: null, claimedAt: null })
    .where(and(eq(trafficFines.claimedBy, userId), notInArray(trafficFines.state, OVER)));
}
