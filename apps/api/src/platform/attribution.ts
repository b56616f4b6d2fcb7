import { type ORIGINS } from '@site/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import { dealerships, users } from '../tables';
import { type Attribution } from './client-headers';
import { type Database } from './database';

export type AttributedTo = {
  dealershipId: number | null;
  sellerId: string | null;
  origin: (typeof ORIGINS)[number];
  campaign: string | null;
};

/**
 * Who gets the lead or the sale: an assisted sale wins over a dealer's or seller's link (product.md §9.11). Claims of
 * unknown or inactive dealerships and sellers count as none; attribution never grants a right (security-requirements D6).
 */
export async function resolveAttribution(db: Database, claims: Attribution): Promise<AttributedTo> {
  const campaign = claims.campaign ?? null;
  const assisting = claims.assistedSale ? await findSeller(db, { origin: claims.assistedSale }) : null;
  if (assisting) return { ...assisting, origin: 'venda-assistida', campaign };
  const seller = claims.sellerId ? await findSeller(db, { id: claims.sellerId }) : null;
  if (seller) return { ...seller, origin: 'link-da-loja', campaign };
  const dealershipId =
    claims.dealershipId === undefined ? null : await findActiveDealership(db, claims.dealershipId);
  return { dealershipId, sellerId: null, origin: dealershipId === null ? 'site' : 'link-da-loja', campaign };
}

async function findSeller(
  db: Database,
  by: { id: string } | { origin: string },
): Promise<{ dealershipId: number | null; sellerId: string } | null> {
  const which = 'id' in by ? eq(users.id, by.id) : eq(users.originAssistedSale, by.origin);
  const [row] = await db
    .select({ sellerId: users.id, dealershipId: users.dealershipId })
    .from(users)
    .where(and(which, eq(users.role, 'SELLER'), isNull(users.disabledAt)));
  return row ?? null;
}

async function findActiveDealership(db: Database, id: number): Promise<number | null> {
  const [row] = await db
    .select({ id: dealerships.id })
    .from(dealerships)
    .where(and(eq(dealerships.id, id), eq(dealerships.active, true)));
  return row?.id ?? null;
}
