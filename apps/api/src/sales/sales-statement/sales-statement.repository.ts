import { and, asc, eq, gte, inArray, lt, max, min, type SQL, sql } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import { contracts } from '../../contracts/contracts/contracts.table';
import { users } from '../../identity/accounts/accounts.table';
import { proposals } from '../proposals/proposals.table';
import { commissionRates } from './commission-rates.table';

/** The dealership or the seller whose sales are listed. */
export type StatementOf = { dealershipId: number } | { sellerId: string };

const soldBy = (of: StatementOf): SQL =>
  'sellerId' in of
    ? eq(proposals.sellerId, of.sellerId)
    : eq(proposals.dealershipId, of.dealershipId);

/**
 * Contracts that were signed or cancelled in a period, from its first instant to the one
 * after its last, in the order of their signatures. Each of the two is read by an index of
 * its own day.
 */
export async function listSales(
  db: Database,
  of: StatementOf,
  { from, until }: { from: Date; until: Date },
) {
  // A contract of both is among the signed ones; of the others each was signed before.
  const cancelled = await listContracts(db, [
    soldBy(of),
    eq(proposals.state, 'cancelada'),
    gte(contracts.closedAt, from),
    lt(contracts.closedAt, until),
    lt(contracts.signedAt, from),
  ]);
  const signed = await listContracts(db, [
    soldBy(of),
    gte(contracts.signedAt, from),
    lt(contracts.signedAt, until),
  ]);
  return [...cancelled, ...signed];
}
export type ListedSale = Awaited<ReturnType<typeof listSales>>[number];

async function listContracts(db: Database, conditions: readonly SQL[]) {
  const rows = await db
    .select({
      contractId: contracts.id,
      contractNumber: contracts.number,
      proposalId: contracts.proposalId,
      terms: contracts.terms,
      signedAt: contracts.signedAt,
      closedAt: contracts.closedAt,
      state: proposals.state,
      dealershipId: dealerships.id,
      dealershipName: dealerships.name,
      sellerId: proposals.sellerId,
      sellerName: users.name,
      customerName: sql<string>`(select name from users where id = ${proposals.userId})`,
    })
    .from(contracts)
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .innerJoin(dealerships, eq(dealerships.id, proposals.dealershipId))
    .leftJoin(users, eq(users.id, proposals.sellerId))
    .where(and(...conditions))
    .orderBy(asc(contracts.signedAt), asc(contracts.number));
  return rows.map(({ state, closedAt, ...sale }) => ({
    ...sale,
    cancelledAt: state === 'cancelada' ? closedAt : null,
  }));
}

/** When the first contract was signed, and the last one signed or cancelled. */
export async function findSalesSpan(db: Database, of: StatementOf) {
  const cancelledAt = sql`case when ${proposals.state} = 'cancelada' then ${contracts.closedAt} end`;
  const [row] = await db
    .select({
      first: min(contracts.signedAt),
      last: max(sql`greatest(${contracts.signedAt}, ${cancelledAt})`).mapWith(
        contracts.signedAt,
      ),
    })
    .from(contracts)
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .where(soldBy(of));
  return { first: row?.first ?? null, last: row?.last ?? null };
}

/** Rates of dealerships in the order in which they were set, with their authors. */
export function listRates(db: Database, dealershipIds: readonly number[]) {
  return db
    .select({
      dealershipId: commissionRates.dealershipId,
      rateHundredths: commissionRates.rateHundredths,
      holdsFrom: commissionRates.holdsFrom,
      setAt: commissionRates.setAt,
      setBy: users.name,
    })
    .from(commissionRates)
    .leftJoin(users, eq(users.id, commissionRates.setBy))
    .where(inArray(commissionRates.dealershipId, [...dealershipIds]))
    .orderBy(asc(commissionRates.id));
}
export type ListedRate = Awaited<ReturnType<typeof listRates>>[number];

export async function insertRate(
  tx: Database,
  rate: typeof commissionRates.$inferInsert,
): Promise<void> {
  await tx.insert(commissionRates).values(rate);
}

/** The name of a dealership, open or ended; null where there is none. */
export async function findDealershipName(
  db: Database,
  id: number,
): Promise<string | null> {
  const [row] = await db
    .select({ name: dealerships.name })
    .from(dealerships)
    .where(eq(dealerships.id, id));
  return row?.name ?? null;
}
