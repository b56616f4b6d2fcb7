import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type CustomerOpen } from '@site/api-contract';
import { daysBetween, type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { isContract, isDelivered, type ProposalState } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { type FoundQuery, type FoundRow } from '#platform/data/found-rows';
import { wholeNamesFirst } from '#platform/data/search-words';
import { returns } from '../../../driving/returns/returns.table';
import { users } from '../../../identity/accounts/accounts.table';
import { proposals } from '../../../sales/proposals/proposals.table';
import { cars } from '../../deliveries/handovers.table';
import { oldestOpenDay } from '../../ledger/oldest-open-day.repository';
import { contracts } from '../contracts.table';
import { foundBy } from './contract-search.repository';
import { inStage } from './customer-contracts.repository';

/** Contracts of all customers that a search finds, the one signed last first. */
export async function foundContracts(
  db: Database,
  { search, most, now }: FoundQuery,
): Promise<FoundRow[]> {
  const rows = await db
    .select({
      contract: contracts,
      state: proposals.state,
      name: users.name,
      plate: cars.plate,
      returnKind: returns.kind,
      since: oldestOpenDay(contracts.id),
    })
    .from(contracts)
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .innerJoin(users, eq(users.id, contracts.userId))
    .leftJoin(cars, eq(cars.contractId, contracts.id))
    .leftJoin(returns, eq(returns.contractId, contracts.id))
    .where(foundBy(contracts.id, search))
    .orderBy(
      wholeNamesFirst(users.name, search),
      desc(contracts.signedAt),
      desc(contracts.id),
    )
    .limit(most);
  return rows.map((row) => ({
    personId: row.contract.userId,
    item: {
      kind: 'contract',
      id: row.contract.id,
      name: row.name,
      number: row.contract.number,
      car: row.contract.terms.versionName,
      plate: row.plate,
      stage: stageOf(row),
      daysLate: daysLate(row.since, now),
    },
  }));
}

/**
 * The number of contracts of customers that run and how long the oldest bill has been
 * late, by account. One that is over counts by its late bills.
 */
export async function openContracts(
  db: Database,
  userIds: readonly string[],
  now: Date,
): Promise<(userId: string) => Pick<CustomerOpen, 'coming' | 'active' | 'daysLate'>> {
  const today = saoPauloDay(now);
  const numberIn = (stage: 'coming' | 'active'): SQL<number> =>
    sql`(count(*) filter (where ${inStage(db, stage, today)}))::integer`;
  const rows = await db
    .select({
      userId: contracts.userId,
      coming: numberIn('coming'),
      active: numberIn('active'),
      since: sql<IsoDate | null>`min(${oldestOpenDay(contracts.id)})`,
    })
    .from(contracts)
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .where(inArray(contracts.userId, [...userIds]))
    .groupBy(contracts.userId);
  return (userId) => {
    const own = rows.find((row) => row.userId === userId);
    return {
      coming: own?.coming ?? 0,
      active: own?.active ?? 0,
      daysLate: daysLate(own?.since ?? null, now),
    };
  };
}

/** The stage as people read it: a contract that we ended unpaid is over (`shownState`). */
function stageOf({
  state,
  returnKind,
}: {
  state: ProposalState;
  returnKind: string | null;
}): 'coming' | 'active' | 'over' {
  if (!isContract(state) || returnKind === 'inadimplencia') return 'over';
  return isDelivered(state) ? 'active' : 'coming';
}

/** Days since a bill fell due; zero where none is open, or is not late. */
function daysLate(since: IsoDate | null, now: Date): number {
  return since === null ? 0 : Math.max(0, daysBetween(since, saoPauloDay(now)));
}
