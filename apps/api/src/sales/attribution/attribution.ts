import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { type ORIGINS } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { hotStatement } from '#platform/data/statements/hot-statement';
import { type Attribution } from '#platform/http/client-headers';
import { type Ports } from '#platform/ports';
import { findActiveDealership } from '../../catalog/dealerships/dealerships.repository';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import { users } from '../../identity/accounts/accounts.table';
import { sharedCarts } from '../assisted-sale/shared-carts.table';

export type AttributedTo = {
  dealershipId: number | null;
  sellerId: string | null;
  origin: (typeof ORIGINS)[number];
  campaign: string | null;
};

type Seller = { dealershipId: number | null; sellerId: string };
type Holder = { userId: string | null; sessionId: string | null };

/**
 * Decides who gets the lead or the sale: the seller whom the customer let into the cart,
 * then the link of an assisted sale, then a dealer's or seller's link
 * (docs/product/sales.md). `cart` is the owner of the simulations. Claims of unknown or
 * inactive dealerships and sellers do not count; attribution never grants a right
 * (security-requirements D6).
 */
export async function resolveAttribution(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  claims: Attribution,
  cart?: Holder,
): Promise<AttributedTo> {
  const campaign = claims.campaign ?? null;
  const along = cart ? await findSellerAlong(db, cart, clock.now()) : null;
  if (along) return { ...along, origin: 'venda-assistida', campaign };
  const assisting = claims.assistedSale
    ? await findSeller(db, { origin: claims.assistedSale })
    : null;
  if (assisting && !assisting.ended)
    return { ...creditOf(assisting), origin: 'venda-assistida', campaign };
  const seller = claims.sellerId ? await findSeller(db, { id: claims.sellerId }) : null;
  if (seller && !seller.ended)
    return { ...creditOf(seller), origin: 'link-da-loja', campaign };
  // The link of a seller whose access has ended still counts for the dealership.
  const claimed = claims.dealershipId ?? (assisting ?? seller)?.dealershipId ?? null;
  const dealershipId = claimed === null ? null : await findActiveDealership(db, claimed);
  return {
    dealershipId,
    sellerId: null,
    origin: dealershipId === null ? 'site' : 'link-da-loja',
    campaign,
  };
}

/**
 * The seller in a shared cart, while they work for the dealership that the customer was
 * told of; joins `users`.
 */
export const servesCart = and(
  eq(users.id, sharedCarts.sellerId),
  eq(users.dealershipId, sharedCarts.dealershipId),
  eq(users.role, 'SELLER'),
  isNull(users.disabledAt),
);

/** The cart's dealership has not ended; an ended one gets no new sale. */
const isOpenShop = and(
  eq(dealerships.id, sharedCarts.dealershipId),
  eq(dealerships.active, true),
);

/** The seller who may look into a shared cart, or who prepares it. */
async function findSellerAlong(
  db: Database,
  { userId, sessionId }: Holder,
  now: Date,
): Promise<Seller | null> {
  const [row] = await selectSellerAlong(db, { userId, sessionId, now });
  return row ?? null;
}

/** A null owner has no cart. */
const selectSellerAlong = hotStatement('seller_along', (db) =>
  db
    .select({ sellerId: users.id, dealershipId: sharedCarts.dealershipId })
    .from(sharedCarts)
    .innerJoin(users, servesCart)
    .innerJoin(dealerships, isOpenShop)
    .where(
      and(
        or(
          eq(sharedCarts.userId, sql.placeholder('userId')),
          and(
            isNull(sharedCarts.userId),
            eq(sharedCarts.sessionId, sql.placeholder('sessionId')),
          ),
        ),
        inArray(sharedCarts.state, ['prepared', 'live']),
        gt(
          sharedCarts.expiresAt,
          sql.param(sql.placeholder('now'), sharedCarts.expiresAt),
        ),
      ),
    )
    .orderBy(sharedCarts.userId)
    .limit(1),
);

async function findSeller(
  db: Database,
  by: { id: string } | { origin: string },
): Promise<(Seller & { ended: boolean }) | null> {
  const which =
    'id' in by ? eq(users.id, by.id) : eq(users.originAssistedSale, by.origin);
  const [row] = await db
    .select({
      sellerId: users.id,
      dealershipId: users.dealershipId,
      disabledAt: users.disabledAt,
      shopOpen: dealerships.active,
    })
    .from(users)
    .leftJoin(dealerships, eq(dealerships.id, users.dealershipId))
    .where(and(which, eq(users.role, 'SELLER')));
  if (!row) return null;
  const { disabledAt, shopOpen, ...seller } = row;
  return { ...seller, ended: disabledAt !== null || shopOpen === false };
}

const creditOf = ({ sellerId, dealershipId }: Seller): Seller => ({
  sellerId,
  dealershipId,
});
