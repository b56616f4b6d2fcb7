import {
  aliasedTable,
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import { isContract, isOpen, PROPOSAL_STATES } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import {
  dealershipActs,
  dealershipGroups,
  dealerships,
  states,
} from '../../catalog/dealerships/dealerships.table';
import { stock } from '../../catalog/stock/stock.table';
import { contracts } from '../../contracts/contracts/contracts.table';
import { isWaiting } from '../../contracts/deliveries/deliveries.repository';
import { deliveries } from '../../contracts/deliveries/deliveries.table';
import { handovers } from '../../contracts/deliveries/handovers.table';
import { returns } from '../../driving/returns/returns.table';
import { users } from '../../identity/accounts/accounts.table';
import { proposals } from '../../sales/proposals/proposals.table';

const actors = aliasedTable(users, 'actors');
const MOST_ACTS = 20;
/** States of a proposal that was sent and is not signed yet. */
const ASKED = PROPOSAL_STATES.filter((state) => isOpen(state) && !isContract(state));

const RECORD = {
  dealership: dealerships,
  group: dealershipGroups.name,
  state: states.uf,
};

export type ActRow = Pick<
  typeof dealershipActs.$inferSelect,
  'dealershipId' | 'act' | 'actorRole' | 'at'
> & { name: string | null };

/** All dealerships, also those that have ended, in order of name. */
export function listRecords(db: Database) {
  return selectRecords(db).orderBy(asc(dealerships.name), asc(dealerships.id));
}

export async function findRecord(db: Database, id: number) {
  return (await selectRecords(db).where(eq(dealerships.id, id)))[0];
}

function selectRecords(db: Database) {
  return db
    .select(RECORD)
    .from(dealerships)
    .innerJoin(dealershipGroups, eq(dealershipGroups.id, dealerships.groupId))
    .innerJoin(states, eq(states.id, dealerships.stateId))
    .$dynamic();
}

export async function listGroups(db: Database): Promise<string[]> {
  const rows = await db
    .select({ name: dealershipGroups.name })
    .from(dealershipGroups)
    .orderBy(asc(dealershipGroups.name));
  return rows.map(({ name }) => name);
}

function selectActs(db: Database) {
  return db
    .select({
      dealershipId: dealershipActs.dealershipId,
      act: dealershipActs.act,
      actorRole: dealershipActs.actorRole,
      at: dealershipActs.at,
      name: actors.name,
    })
    .from(dealershipActs)
    .leftJoin(actors, eq(actors.id, dealershipActs.actedBy))
    .orderBy(desc(dealershipActs.id))
    .$dynamic();
}

/** The newest acts about a dealership, newest first. */
export function listActs(db: Database, id: number): Promise<ActRow[]> {
  return selectActs(db).where(eq(dealershipActs.dealershipId, id)).limit(MOST_ACTS);
}

/** The newest act about each dealership. */
export async function lastActs(db: Database): Promise<Map<number, ActRow>> {
  const newest = db
    .selectDistinctOn([dealershipActs.dealershipId], { id: dealershipActs.id })
    .from(dealershipActs)
    .orderBy(dealershipActs.dealershipId, desc(dealershipActs.id));
  const rows = await selectActs(db).where(inArray(dealershipActs.id, newest));
  return new Map(rows.map((row) => [row.dealershipId, row]));
}

/** Counts the open work of a dealership. */
export async function countOpen(db: Database, id: number) {
  const [people] = await db
    .select({ total: count() })
    .from(users)
    .where(and(eq(users.dealershipId, id), isNull(users.disabledAt)));
  const [asked] = await db
    .select({ total: count() })
    .from(proposals)
    .where(and(eq(proposals.dealershipId, id), inArray(proposals.state, ASKED)));
  const [waiting] = await db
    .select({ total: count() })
    .from(deliveries)
    .innerJoin(contracts, eq(contracts.id, deliveries.contractId))
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .leftJoin(handovers, eq(handovers.contractId, deliveries.contractId))
    .where(and(eq(deliveries.dealershipId, id), isWaiting));
  const [coming] = await db
    .select({ total: count() })
    .from(returns)
    .where(and(eq(returns.dealershipId, id), isNull(returns.returnedAt)));
  const [free] = await db
    .select({ total: sum(stock.quantity) })
    .from(stock)
    .where(eq(stock.dealershipId, id));
  return {
    people: people?.total ?? 0,
    proposals: asked?.total ?? 0,
    deliveries: waiting?.total ?? 0,
    returns: coming?.total ?? 0,
    cars: Number(free?.total ?? 0),
  };
}

/**
 * Lets one change of dealerships follow the other, so that names and numbers stay unique.
 */
export async function lockRecords(tx: Database): Promise<void> {
  await tx.execute(sql`lock table dealerships in share row exclusive mode`);
}

export async function nextId(tx: Database): Promise<number> {
  const [row] = await tx.select({ last: maxId }).from(dealerships);
  return (row?.last ?? 0) + 1;
}
const maxId: SQL<number | null> = sql<number | null>`max(${dealerships.id})`;

export async function countActive(db: Database): Promise<number> {
  return db.$count(dealerships, eq(dealerships.active, true));
}
