import { and, asc, eq, isNull } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { users } from '../../identity/accounts/accounts.table';

export type SellerRow = Pick<
  typeof users.$inferSelect,
  'id' | 'name' | 'originAssistedSale'
>;

/** Sellers who work for a dealership, by name. */
export function listSellers(db: Database, dealershipId: number): Promise<SellerRow[]> {
  return db
    .select({
      id: users.id,
      name: users.name,
      originAssistedSale: users.originAssistedSale,
    })
    .from(users)
    .where(
      and(
        eq(users.role, 'SELLER'),
        eq(users.dealershipId, dealershipId),
        isNull(users.disabledAt),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
}
