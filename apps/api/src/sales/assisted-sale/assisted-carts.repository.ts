import { and, desc, eq, gt, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import {
  type CartEvent,
  type SharedCart,
  type SharedCartState,
} from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { proposals } from '../proposals/proposals.table';
import { type SharedCartRow, unfinished } from './shared-carts.repository';
import { cartEvents, sharedCarts } from './shared-carts.table';

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
    .orderBy(desc(sharedCarts.createdAt), desc(sharedCarts.id))
    .limit(50);
}

/** Adds to a seller's carts the car that changed last in each, and by whom it ended. */
export async function withLastLines<Cart extends SharedCartRow>(
  db: Database,
  carts: readonly Cart[],
): Promise<(Pick<SharedCart, 'car' | 'endedBy'> & { cart: Cart })[]> {
  if (carts.length === 0) return [];
  const lastLines = (condition: SQL) =>
    db
      .selectDistinctOn([cartEvents.sharedCartId])
      .from(cartEvents)
      .where(
        and(
          inArray(
            cartEvents.sharedCartId,
            carts.map(({ id }) => id),
          ),
          condition,
        ),
      )
      .orderBy(cartEvents.sharedCartId, desc(cartEvents.id));
  const cars = await lastLines(isNotNull(cartEvents.simulationCode));
  const ends = await lastLines(eq(cartEvents.kind, 'ended'));
  return carts.map((cart) => {
    const { modelName, simulationCode } =
      cars.find(({ sharedCartId }) => sharedCartId === cart.id) ?? {};
    const end = ends.find(({ sharedCartId }) => sharedCartId === cart.id);
    return {
      cart,
      car: modelName && simulationCode ? { modelName, simulationCode } : null,
      endedBy: endedBy(cart, end?.bySide),
    };
  });
}

/**
 * Only the end of a sharing that was accepted has a line in the history. Without a line,
 * time ended it when its end is not before its expiry, since no act reaches an expired
 * one; the customer when it was declined, since only they answer; the seller when the
 * seller began it and it was never accepted, since until then no customer holds it. Any
 * other end, such as that of an invitation which another one replaced, names nobody.
 */
function endedBy(
  { state, startedBy, acceptedAt, endedAt, expiresAt }: SharedCartRow,
  noted: SharedCart['endedBy'],
): SharedCart['endedBy'] {
  if (endedAt === null) return null;
  if (noted) return noted;
  if (endedAt >= expiresAt) return 'time';
  if (state === 'declined') return 'customer';
  return startedBy === 'seller' && acceptedAt === null ? 'seller' : null;
}

/** Adds to sent simulations their proposals, as far as they are the seller's. */
export async function withOwnProposals(
  db: Database,
  { sellerId }: SharedCartRow,
  events: readonly CartEvent[],
): Promise<CartEvent[]> {
  const sent = events.flatMap(({ kind, simulationCode }) =>
    kind === 'sent' && simulationCode ? [simulationCode] : [],
  );
  if (sent.length === 0 || sellerId === null) return [...events];
  const { id, number, simulationCode } = proposals;
  const own = await db
    .select({ id, number, simulationCode })
    .from(proposals)
    .where(and(eq(proposals.sellerId, sellerId), inArray(simulationCode, sent)));
  return events.map((event) => {
    const found =
      event.kind === 'sent' &&
      own.find((proposal) => proposal.simulationCode === event.simulationCode);
    return found ? { ...event, proposal: { id: found.id, number: found.number } } : event;
  });
}
