import { asc, eq } from 'drizzle-orm';
import { type SaleClaim } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import { users } from '../../identity/accounts/accounts.table';
import { type outcomesOf } from '../attribution/attribution.rules';
import { saleClaims } from './sale-claims.table';

/** Stores the claims to a sale, the strongest first. */
export async function insertSaleClaims(
  tx: Database,
  proposalId: string,
  claims: ReturnType<typeof outcomesOf>,
): Promise<void> {
  if (claims.length === 0) return;
  await tx
    .insert(saleClaims)
    .values(claims.map((claim, rank) => ({ ...claim, proposalId, rank })));
}

/**
 * Claims to the sale of a proposal, for staff. A dealership reads no names of another
 * one's sellers.
 */
export async function listSaleClaims(
  db: Database,
  proposalId: string,
  viewer: SignedIn,
): Promise<SaleClaim[]> {
  const rows = await db
    .select({
      claim: saleClaims,
      dealershipName: dealerships.name,
      sellerName: users.name,
    })
    .from(saleClaims)
    .leftJoin(dealerships, eq(dealerships.id, saleClaims.dealershipId))
    .leftJoin(users, eq(users.id, saleClaims.sellerId))
    .where(eq(saleClaims.proposalId, proposalId))
    .orderBy(asc(saleClaims.rank));
  const own = viewer.kind === 'consultant' ? null : dealershipOf(viewer);
  return rows.map(({ claim, dealershipName, sellerName }) => ({
    rule: claim.rule,
    outcome: claim.outcome,
    day: claim.day,
    isOfSimulation: claim.isOfSimulation,
    dealershipName,
    sellerName: own === null || claim.dealershipId === own ? sellerName : null,
  }));
}
