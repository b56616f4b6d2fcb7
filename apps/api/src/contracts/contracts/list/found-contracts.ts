import { desc, eq, inArray } from 'drizzle-orm';
import { type CustomerOpen } from '@site/api-contract';
import { daysBetween, type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { isContract, isDelivered, type ProposalState } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { type FoundQuery, type FoundRow } from '#platform/data/found-rows';
import { returns } from '../../../driving/returns/returns.table';
import { users } from '../../../identity/accounts/accounts.table';
import { proposals } from '../../../sales/proposals/proposals.table';
import { cars } from '../../deliveries/handovers.table';
import { oldestLateBill } from '../../ledger/late-charges.rules';
import { type PostedEntry, readLedgers } from '../../ledger/ledger.repository';
import { contracts } from '../contracts.table';
import { foundBy } from './contract-search.repository';

/** The most contracts that are read to tell what is open with a few customers. */
const MOST_SUMMED = 100;

const facts = (db: Database) =>
  db
    .select({
      contract: contracts,
      state: proposals.state,
      name: users.name,
      plate: cars.plate,
      returnKind: returns.kind,
    })
    .from(contracts)
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .innerJoin(users, eq(users.id, contracts.userId))
    .leftJoin(cars, eq(cars.contractId, contracts.id))
    .leftJoin(returns, eq(returns.contractId, contracts.id))
    .orderBy(desc(contracts.signedAt), desc(contracts.id))
    .$dynamic();

/** Contracts of all customers that a search finds, the one signed last first. */
export async function foundContracts(
  db: Database,
  { search, most, now }: FoundQuery,
): Promise<FoundRow[]> {
  const rows = await facts(db).where(foundBy(contracts.id, search)).limit(most);
  const daysLate = await lateness(db, rows, now);
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
      daysLate: daysLate(row.contract),
    },
  }));
}

/**
 * The number of contracts of customers that run and how long the oldest bill has been
 * late, by account, from the newest contracts. One that is over counts by its late bills.
 */
export async function openContracts(
  db: Database,
  userIds: readonly string[],
  now: Date,
): Promise<(userId: string) => Pick<CustomerOpen, 'coming' | 'active' | 'daysLate'>> {
  const rows = await facts(db)
    .where(inArray(contracts.userId, [...userIds]))
    .limit(MOST_SUMMED);
  const daysLate = await lateness(db, rows, now);
  return (userId) => {
    const own = rows.filter(({ contract }) => contract.userId === userId);
    const inStage = (stage: string) => own.filter((row) => stageOf(row) === stage).length;
    return {
      coming: inStage('coming'),
      active: inStage('active'),
      daysLate: Math.max(0, ...own.map(({ contract }) => daysLate(contract))),
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

/** Days since the oldest late bill of each contract fell due; zero without one. */
async function lateness(
  db: Database,
  rows: readonly { contract: { id: string } }[],
  now: Date,
): Promise<(contract: { id: string }) => number> {
  const ids = rows.map(({ contract }) => contract.id);
  const ledgers =
    ids.length > 0 ? await readLedgers(db, ids) : new Map<string, PostedEntry[]>();
  const today: IsoDate = saoPauloDay(now);
  return ({ id }) => {
    const late = oldestLateBill(ledgers.get(id) ?? [], today);
    return late ? daysBetween(late.since, today) : 0;
  };
}
