import { and, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type SharedCart, type SharedCartState } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { users } from '../../identity/accounts/accounts.table';
import { servesCart } from '../attribution/attribution';
import { type Owner } from '../simulations/simulations.repository';
import { simulations } from '../simulations/simulations.table';
import { sharedCarts } from './shared-carts.table';

export type SharedCartRow = typeof sharedCarts.$inferSelect;

/**
 * States of a sharing that has not ended; the table's unique indices name the same ones.
 */
const OPEN: SharedCartState[] = ['prepared', 'offered', 'requested', 'live'];
/** A condition for a sharing that has not ended. */
export const unfinished = (now: Date) =>
  and(inArray(sharedCarts.state, OPEN), gt(sharedCarts.expiresAt, now));

/** Days for which a seller still lists an ended sharing, by their own name for it. */
const LISTED_DAYS = 7;
/** The first end of a sharing that a seller still lists. */
export const listedSince = (now: Date) => new Date(now.getTime() - LISTED_DAYS * DAY_MS);

/**
 * The session under which a seller prepares simulations. It is no GUID, so no browser can
 * send it.
 */
export const preparedSession = (id: string) => `convite:${id}`;

/** The owner of the simulations in a shared cart. */
export function ownerOfCart(
  { userId, sessionId }: SharedCartRow,
  assistantId?: string,
): Owner {
  return { userId, sessionId, ...(assistantId && { assistantId }) };
}

function ofCustomer({ userId, sessionId }: Owner): SQL | undefined {
  const ofUser = userId ? eq(sharedCarts.userId, userId) : undefined;
  const ofSession = sessionId
    ? and(isNull(sharedCarts.userId), eq(sharedCarts.sessionId, sessionId))
    : undefined;
  return or(ofUser, ofSession);
}

/**
 * The open sharing of a customer's cart, locked until the transaction ends. An account's
 * comes before a browser's.
 */
export async function lockOpenCart(
  tx: Database,
  owner: Owner,
  now: Date,
): Promise<SharedCartRow | null> {
  const [row] = await tx
    .select()
    .from(sharedCarts)
    .where(and(ofCustomer(owner), unfinished(now)))
    .orderBy(sharedCarts.userId)
    .limit(1)
    .for('no key update');
  return row ?? null;
}

/** The open sharing, or else the last accepted one if it ended after `since`. */
export async function findCurrentCart(
  db: Database,
  owner: Owner,
  now: Date,
  since: Date,
): Promise<SharedCartRow | null> {
  const lately = and(
    inArray(sharedCarts.state, ['ended']),
    gt(sharedCarts.endedAt, since),
    gt(sharedCarts.acceptedAt, new Date(0)),
  );
  const rows = await db
    .select()
    .from(sharedCarts)
    .where(and(ofCustomer(owner), or(unfinished(now), lately)))
    .orderBy(desc(sharedCarts.createdAt), desc(sharedCarts.id))
    .limit(5);
  return rows.find(({ state }) => state !== 'ended') ?? rows[0] ?? null;
}

/** Whether a seller is in the cart of a visitor without an account, or asks to be. */
export async function isCartShared(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ id: sharedCarts.id })
    .from(sharedCarts)
    .where(
      and(
        ofCustomer({ userId: null, sessionId }),
        inArray(sharedCarts.state, ['offered', 'requested', 'live']),
        gt(sharedCarts.expiresAt, now),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The seller of a shared cart, while they may look into it. */
export async function findSeller(
  db: Database,
  { id }: SharedCartRow,
): Promise<{ email: string } | null> {
  const [seller] = await db
    .select({ email: users.email })
    .from(sharedCarts)
    .innerJoin(users, servesCart)
    .where(eq(sharedCarts.id, id));
  return seller ?? null;
}

export async function insertCart(
  tx: Database,
  values: typeof sharedCarts.$inferInsert,
): Promise<SharedCartRow> {
  const [row] = await tx.insert(sharedCarts).values(values).returning();
  if (!row) throw new Error('No shared cart was made');
  return row;
}

export async function updateCart(
  tx: Database,
  id: string,
  changes: Partial<SharedCartRow>,
): Promise<SharedCartRow> {
  const [row] = await tx
    .update(sharedCarts)
    .set(changes)
    .where(eq(sharedCarts.id, id))
    .returning();
  if (!row) throw new Error('The shared cart was locked and is gone');
  return row;
}

/** Ending it also ends the invitation and the seller's access to the customer's data. */
export function closeCart(
  tx: Database,
  id: string,
  state: 'declined' | 'ended',
  now: Date,
): Promise<SharedCartRow> {
  return updateCart(tx, id, {
    state,
    endedAt: now,
    codeHash: null,
    codeExpiresAt: null,
    customerName: null,
  });
}

/** Gives the customer the seller's prepared simulations, without the removed ones. */
export async function handOver(
  tx: Database,
  cart: SharedCartRow,
  { userId, sessionId }: Owner,
): Promise<void> {
  await tx
    .update(simulations)
    .set({ userId, sessionId: userId ? null : sessionId })
    .where(
      and(
        isNull(simulations.userId),
        eq(simulations.sessionId, cart.sessionId ?? ''),
        isNull(simulations.removedAt),
      ),
    );
}

/**
 * Removes a prepared cart that was never accepted; like anything removed, it is deleted
 * after a day.
 */
export async function discardPrepared(
  tx: Database,
  cart: SharedCartRow,
  now: Date,
): Promise<void> {
  if (cart.state !== 'prepared') return;
  await tx
    .update(simulations)
    .set({ removedAt: now })
    .where(
      and(
        isNull(simulations.userId),
        eq(simulations.sessionId, preparedSession(cart.id)),
        isNull(simulations.removedAt),
      ),
    );
}

/**
 * Passes a browser's sharing to the person who signs in there, like the cart. Of two
 * sharings the accepted one stays; of two alike the browser's, which is newer.
 */
export async function adoptSharedCart(
  tx: Database,
  { userId, sessionId }: Owner,
  now: Date,
): Promise<void> {
  if (!userId || !sessionId) return;
  const browsers = await lockOpenCart(tx, { userId: null, sessionId }, now);
  if (!browsers) return;
  await endExpired(tx, now);
  const accounts = await lockOpenCart(tx, { userId, sessionId: null }, now);
  if (accounts && accounts.state === 'live' && browsers.state !== 'live') {
    await closeCart(tx, browsers.id, 'ended', now);
    return;
  }
  if (accounts) await closeCart(tx, accounts.id, 'ended', now);
  await updateCart(tx, browsers.id, { userId, sessionId: null });
}

/**
 * Marks expired sharings as ended; until then reads exclude them by their date. Returns
 * their number.
 */
export async function endExpired(db: Database, now: Date): Promise<number> {
  const expired = await db
    .update(sharedCarts)
    .set({
      state: 'ended',
      endedAt: sql`${sharedCarts.expiresAt}`,
      codeHash: null,
      codeExpiresAt: null,
      customerName: null,
    })
    .where(and(inArray(sharedCarts.state, OPEN), lte(sharedCarts.expiresAt, now)))
    .returning({ id: sharedCarts.id });
  if (expired.length === 0) return 0;
  await db
    .update(simulations)
    .set({ removedAt: now })
    .where(
      and(
        isNull(simulations.userId),
        inArray(
          simulations.sessionId,
          expired.map(({ id }) => preparedSession(id)),
        ),
      ),
    );
  return expired.length;
}

export function toSharedCart({
  id,
  state,
  startedBy,
  sellerName,
  dealershipName,
  dealershipPlace,
  customerName,
  codeExpiresAt,
  declinedAt,
  acceptedAt,
  expiresAt,
  endedAt,
  createdAt,
}: SharedCartRow): SharedCart {
  return {
    id,
    state,
    startedBy,
    sellerName,
    dealershipName,
    dealershipPlace,
    customerName,
    invitedUntil: codeExpiresAt?.toISOString() ?? null,
    declinedAt: declinedAt?.toISOString() ?? null,
    acceptedAt: acceptedAt?.toISOString() ?? null,
    endsAt: expiresAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
