import { and, desc, eq, gt, inArray, or, type SQL } from 'drizzle-orm';
import { type SharedCartState } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { type SharedCartRow, unfinished } from './shared-carts.repository';
import { sharedCarts } from './shared-carts.table';

const SEEN_BY_SELLER: SharedCartState[] = ['prepared', 'live'];

/**
 * A cart that this seller may look into now, for the dealership that the customer was
 * told of; 404 for any other (security-requirements D2).
 */
export async function findAssisted(
  db: Database,
  seller: SignedIn,
  id: string,
  now: Date,
): Promise<SharedCartRow | null> {
  const [row] = await db
    .select()
    .from(sharedCarts)
    .where(assistedBy(seller, id, now));
  return row ?? null;
}

/**
 * The same, locked: ending it waits for a running edit, and a later edit finds nothing.
 */
export async function lockAssisted(
  tx: Database,
  {
    seller,
    id,
    now,
    states = SEEN_BY_SELLER,
  }: { seller: SignedIn; id: string; now: Date; states?: SharedCartState[] },
): Promise<SharedCartRow | null> {
  const [row] = await tx
    .select()
    .from(sharedCarts)
    .where(assistedBy(seller, id, now, states))
    .for('no key update');
  return row ?? null;
}

function assistedBy(
  seller: SignedIn,
  id: string,
  now: Date,
  states = SEEN_BY_SELLER,
): SQL | undefined {
  return and(
    eq(sharedCarts.id, id),
    ofSeller(seller),
    inArray(sharedCarts.state, states),
    gt(sharedCarts.expiresAt, now),
  );
}

const ofSeller = (seller: SignedIn) =>
  and(
    eq(sharedCarts.sellerId, seller.id),
    eq(sharedCarts.dealershipId, dealershipOf(seller)),
  );

/** A seller's carts: open ones, and those that ended after `since`. */
export function listAssisted(
  db: Database,
  seller: SignedIn,
  now: Date,
  since: Date,
): Promise<SharedCartRow[]> {
  return db
    .select()
    .from(sharedCarts)
    .where(and(ofSeller(seller), or(unfinished(now), gt(sharedCarts.endedAt, since))))
    .orderBy(desc(sharedCarts.createdAt))
    .limit(50);
}
