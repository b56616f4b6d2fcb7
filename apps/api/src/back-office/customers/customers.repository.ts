import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { customerSearchKind } from '@site/api-contract/back-office';
import { normalizeDocument } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { isNamed } from '#platform/data/search-words';
import { requestedActs } from '../../activity/requested-acts/requested-acts.table';
import { contracts } from '../../contracts/contracts/contracts.table';
import { purchases } from '../../driving/purchases/purchases.table';
import { returns } from '../../driving/returns/returns.table';
import { serviceRequests } from '../../driving/service-requests/service-requests.table';
import { trafficFines } from '../../driving/traffic-fines/traffic-fines.table';
import { type Account } from '../../identity/accounts/accounts.repository';
import { users } from '../../identity/accounts/accounts.table';
import { chargeDisputes } from '../../payments/disputes/charge-disputes.table';
import { leads } from '../../sales/leads/leads.table';
import { proposals } from '../../sales/proposals/proposals.table';

/**
 * Accounts of customers that a search finds, by name. Each kind of search has its index.
 */
export function searchCustomers(db: Database, search: string, limit: number) {
  return db
    .select()
    .from(users)
    .where(and(isNull(users.role), matching(search)))
    .orderBy(users.name, users.id)
    .limit(limit);
}

function matching(search: string): SQL {
  switch (customerSearchKind(search)) {
    case 'document':
      return eq(users.document, normalizeDocument(search));
    case 'email':
      return eq(sql`lower(${users.email})`, search.trim().toLowerCase());
    default:
      return isNamed(users.name, search);
  }
}

/** The account of a customer; null for staff. */
export async function findCustomer(db: Database, id: string): Promise<Account | null> {
  const [found] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.role)));
  return found ?? null;
}

export type Newest = { userId: string; limit: number };

export function newestProposals(db: Database, { userId, limit }: Newest) {
  return db
    .select({ proposal: proposals, returnKind: returns.kind })
    .from(proposals)
    .leftJoin(contracts, eq(contracts.proposalId, proposals.id))
    .leftJoin(returns, eq(returns.contractId, contracts.id))
    .where(eq(proposals.userId, userId))
    .orderBy(desc(proposals.createdAt), desc(proposals.id))
    .limit(limit);
}

export function newestRequests(db: Database, { userId, limit }: Newest) {
  return db
    .select()
    .from(serviceRequests)
    .where(eq(serviceRequests.userId, userId))
    .orderBy(desc(serviceRequests.openedAt), desc(serviceRequests.id))
    .limit(limit);
}

export function newestFines(db: Database, { userId, limit }: Newest) {
  return db
    .select()
    .from(trafficFines)
    .where(eq(trafficFines.userId, userId))
    .orderBy(desc(trafficFines.registeredAt), desc(trafficFines.id))
    .limit(limit);
}

export function newestReturns(db: Database, { userId, limit }: Newest) {
  return db
    .select({ carReturn: returns, contractNumber: contracts.number })
    .from(returns)
    .innerJoin(contracts, eq(contracts.id, returns.contractId))
    .where(eq(contracts.userId, userId))
    .orderBy(desc(returns.askedAt), desc(returns.contractId))
    .limit(limit);
}

/**
 * Ordered by the time of the last request: a purchase that was asked for again has only
 * its last one.
 */
export function newestPurchases(db: Database, { userId, limit }: Newest) {
  return db
    .select({ purchase: purchases, contractNumber: contracts.number })
    .from(purchases)
    .innerJoin(contracts, eq(contracts.id, purchases.contractId))
    .where(eq(contracts.userId, userId))
    .orderBy(desc(purchases.askedAt), desc(purchases.contractId))
    .limit(limit);
}

export function newestContracts(db: Database, { userId, limit }: Newest) {
  return db
    .select()
    .from(contracts)
    .where(eq(contracts.userId, userId))
    .orderBy(desc(contracts.signedAt), desc(contracts.id))
    .limit(limit);
}

export function newestDisputes(db: Database, { userId, limit }: Newest) {
  return db
    .select({ dispute: chargeDisputes, contract: contracts })
    .from(chargeDisputes)
    .innerJoin(contracts, eq(contracts.id, chargeDisputes.contractId))
    .where(eq(contracts.userId, userId))
    .orderBy(desc(chargeDisputes.openedAt), desc(chargeDisputes.id))
    .limit(limit);
}

/** Acts in calls; a request that was opened by phone is in the list as a request. */
export function newestRequestedActs(db: Database, { userId, limit }: Newest) {
  return db
    .select({ act: requestedActs, by: users.name, contractNumber: contracts.number })
    .from(requestedActs)
    .leftJoin(users, eq(users.id, requestedActs.actedBy))
    .leftJoin(contracts, eq(contracts.id, requestedActs.contractId))
    .where(
      and(eq(requestedActs.userId, userId), ne(requestedActs.kind, 'service-request')),
    )
    .orderBy(desc(requestedActs.at), desc(requestedActs.id))
    .limit(limit);
}

/**
 * Leads with the account's e-mail or phone: either makes leads one person's
 * (docs/product/back-office.md). Newest first.
 */
export function newestLeads(
  db: Database,
  { email, cellphone }: Pick<Account, 'email' | 'cellphone'>,
  limit: number,
) {
  const sameEmail = eq(sql`lower(${leads.email})`, email.toLowerCase());
  return db
    .select()
    .from(leads)
    .where(cellphone ? or(sameEmail, eq(leads.cellphone, cellphone)) : sameEmail)
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(limit);
}
