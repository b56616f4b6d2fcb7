import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { addDays, type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { LINK_DAYS } from '@site/api-contract/entry-links';
import { type ClaimRule } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { hotStatement } from '#platform/data/statements/hot-statement';
import { type Attribution } from '#platform/http/client-headers';
import { type Ports } from '#platform/ports';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import { users } from '../../identity/accounts/accounts.table';
import { sharedCarts } from '../assisted-sale/shared-carts.table';
import { type AttributedTo, type Claim, creditOf } from './attribution.rules';

type Seller = { dealershipId: number | null; sellerId: string };
type Holder = { userId: string | null; sessionId: string | null };

/**
 * Decides who gets a lead, a visit or a simulation (`findClaims`). Attribution never
 * grants a right (security-requirements D6).
 */
export async function resolveAttribution(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  link: Attribution,
  cart?: Holder,
): Promise<AttributedTo> {
  return creditOf(await findClaims(ports, db, link, cart), link.campaign ?? null);
}

/**
 * Claims to a lead or a sale in the order of the rule (docs/product/sales.md): the seller
 * whom the customer let into the cart, the link of an assisted sale, a seller's link, a
 * dealership's link. `link` is what the browser says, `cart` the owner of the
 * simulations. Unknown dealerships and sellers make no claim; one that has ended makes a
 * claim that does not count.
 */
export async function findClaims(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  link: Attribution,
  cart?: Holder,
): Promise<Claim[]> {
  const day = dayOfLink(link, clock.now());
  const along = cart ? await findSellerAlong(db, cart, clock.now()) : null;
  const assisting = link.assistedSale
    ? await findSeller(db, { origin: link.assistedSale })
    : null;
  const linked = link.sellerId ? await findSeller(db, { id: link.sellerId }) : null;
  const claims: Claim[] = [];
  if (along) claims.push(claim('carrinho', along, along.since));
  if (assisting) claims.push(claimOfSeller('venda-assistida', assisting, day));
  if (linked) claims.push(claimOfSeller('link-do-vendedor', linked, day));
  const shop = link.dealershipId
    ? await findDealership(db, link.dealershipId)
    : await shopOfEnded(db, assisting ?? linked);
  // The browser keeps the day of the newest link, which an assisted sale's then is.
  const shopDay = assisting && link.dealershipId ? null : day;
  if (shop)
    claims.push({ ...claim('link-da-loja', shop, shopDay), problem: shop.problem });
  return claims;
}

function claim(
  rule: ClaimRule,
  { dealershipId, sellerId }: Seller | { dealershipId: number; sellerId: null },
  day: IsoDate | null,
): Claim {
  return { rule, dealershipId, sellerId, day, problem: null, isOfSimulation: false };
}

const claimOfSeller = (
  rule: ClaimRule,
  seller: Seller & { ended: boolean },
  day: IsoDate | null,
): Claim => ({ ...claim(rule, seller, day), problem: seller.ended ? 'encerrado' : null });

/** The day that the browser says; null for one that cannot be. */
function dayOfLink({ linkDay }: Attribution, now: Date): IsoDate | null {
  const today = saoPauloDay(now);
  const isPossible = linkDay && linkDay <= today && linkDay >= addDays(today, -LINK_DAYS);
  return isPossible ? linkDay : null;
}

type Shop = { dealershipId: number; sellerId: null; problem: Claim['problem'] };

async function findDealership(db: Database, id: number): Promise<Shop | null> {
  const [row] = await db
    .select({ active: dealerships.active })
    .from(dealerships)
    .where(eq(dealerships.id, id));
  if (!row) return null;
  return { dealershipId: id, sellerId: null, problem: row.active ? null : 'encerrado' };
}

/** The link of a seller whose access has ended still counts for an open dealership. */
async function shopOfEnded(
  db: Database,
  seller: (Seller & { ended: boolean }) | null,
): Promise<Shop | null> {
  if (!seller?.ended || seller.dealershipId === null) return null;
  const shop = await findDealership(db, seller.dealershipId);
  return shop?.problem ? null : shop;
}

/** A seller works for a dealership now. */
export async function isSellerOf(
  db: Database,
  { sellerId, dealershipId }: Seller,
): Promise<boolean> {
  const seller = await findSeller(db, { id: sellerId });
  return seller?.dealershipId === dealershipId && !seller.ended;
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
): Promise<(Seller & { since: IsoDate }) | null> {
  const [row] = await selectSellerAlong(db, { userId, sessionId, now });
  if (!row) return null;
  const { acceptedAt, createdAt, ...seller } = row;
  return { ...seller, since: saoPauloDay(acceptedAt ?? createdAt) };
}

/** A null owner has no cart. */
const selectSellerAlong = hotStatement('seller_along', (db) =>
  db
    .select({
      sellerId: users.id,
      dealershipId: sharedCarts.dealershipId,
      acceptedAt: sharedCarts.acceptedAt,
      createdAt: sharedCarts.createdAt,
    })
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
