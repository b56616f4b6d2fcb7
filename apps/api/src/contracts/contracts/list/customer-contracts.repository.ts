import { and, desc, eq, exists, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import {
  type ContractStage,
  type listCustomerContracts as listCall,
  type QueryOf,
} from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import {
  isContract,
  isDelivered,
  isOver,
  PROPOSAL_STATES,
} from '@site/api-contract/sales';
import { countUpToLimit } from '#platform/data/count-up-to-limit';
import { type Database } from '#platform/data/database';
import { behind, type Position } from '#platform/http/paging';
import { returns } from '../../../driving/returns/returns.table';
import { users } from '../../../identity/accounts/accounts.table';
import { isEndedUnpaid } from '../../../sales/proposals/end/ended-unpaid.repository';
import { proposals } from '../../../sales/proposals/proposals.table';
import { cars } from '../../deliveries/handovers.table';
import { ledgerPostings, ledgerTransactions } from '../../ledger/ledger.table';
import { type ContractWithProposal } from '../contracts.repository';
import { contracts } from '../contracts.table';
import { foundBy } from './contract-search.repository';

type Filters = Pick<QueryOf<typeof listCall>, 'search' | 'stage' | 'customerId'>;

/** A contract with its customer and car. */
export type CustomerContractRow = ContractWithProposal & {
  customer: { name: string; document: string | null };
  plate: string | null;
};

const COMING = PROPOSAL_STATES.filter(
  (state) => isContract(state) && !isDelivered(state),
);
const ACTIVE = PROPOSAL_STATES.filter((state) => isContract(state) && isDelivered(state));
const OVER = PROPOSAL_STATES.filter(isOver);

/**
 * An amount of the contract has been open since before today, as `lateSince` defines it.
 */
function isLate(db: Database, today: IsoDate): SQL {
  return exists(
    db
      .select({ item: ledgerPostings.item })
      .from(ledgerPostings)
      .innerJoin(
        ledgerTransactions,
        eq(ledgerTransactions.id, ledgerPostings.transactionId),
      )
      .where(
        and(
          eq(ledgerPostings.contractId, contracts.id),
          eq(ledgerPostings.account, 'receivable'),
        ),
      )
      .groupBy(ledgerPostings.item)
      .having(
        sql`sum(${ledgerPostings.centavos}) > 0
          and sum(${ledgerPostings.centavos}) filter (
            where ${ledgerTransactions.dueOn} is null or ${ledgerTransactions.dueOn} < ${today}
          ) > 0`,
      ),
  );
}

/** The days to bring the car back have passed. */
function isCarOverdue(db: Database, today: IsoDate): SQL {
  return exists(
    db
      .select({ id: returns.contractId })
      .from(returns)
      .where(
        and(
          eq(returns.contractId, contracts.id),
          isNull(returns.returnedAt),
          lt(returns.bringBy, today),
        ),
      ),
  );
}

/** A condition for a contract that people read in a stage. */
export function inStage(db: Database, stage: ContractStage, today: IsoDate): SQL {
  switch (stage) {
    case 'late':
      return isLate(db, today);
    case 'car-overdue':
      return isCarOverdue(db, today);
    case 'coming':
      return inArray(proposals.state, COMING);
    case 'active':
      return sql`(${inArray(proposals.state, ACTIVE)} and not ${isEndedUnpaid})`;
    case 'over':
      return sql`(${inArray(proposals.state, OVER)} or ${isEndedUnpaid})`;
  }
}

export function filtered(
  db: Database,
  { search, stage, customerId }: Filters,
  today: IsoDate,
) {
  return and(
    foundBy(contracts.id, search),
    customerId ? eq(contracts.userId, customerId) : undefined,
    stage && inStage(db, stage, today),
  );
}

/**
 * Reads one row more than `limit`, signed last first, which shows that there is a next
 * page.
 */
export function listCustomerContracts(
  db: Database,
  filters: Filters,
  { after, limit, today }: { after: Position | null; limit: number; today: IsoDate },
): Promise<CustomerContractRow[]> {
  const newest = { at: contracts.signedAt, id: contracts.id };
  const rest = after ? behind(newest, after, 'newest') : undefined;
  return db
    .select({
      contract: contracts,
      proposal: proposals,
      customer: { name: users.name, document: users.document },
      plate: cars.plate,
    })
    .from(contracts)
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .innerJoin(users, eq(users.id, contracts.userId))
    .leftJoin(cars, eq(cars.contractId, contracts.id))
    .where(and(filtered(db, filters, today), rest))
    .orderBy(desc(contracts.signedAt), desc(contracts.id))
    .limit(limit + 1);
}

/** The number of contracts that a filter finds, counted up to the limit. */
export function countCustomerContracts(
  db: Database,
  filters: Filters,
  today: IsoDate,
): Promise<number> {
  const found = db
    .select({ one: sql`1` })
    .from(contracts)
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .innerJoin(users, eq(users.id, contracts.userId))
    .leftJoin(cars, eq(cars.contractId, contracts.id))
    .where(filtered(db, filters, today));
  return countUpToLimit(db, found);
}
