import {
  and,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNull,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm';
import {
  type ContractStage,
  type listCustomerContracts as listCall,
  type QueryOf,
} from '@site/contracts';
import { type IsoDate, normalizeDocument, normalizePlate } from '@site/contracts/brazil';
import { isContract, isDelivered, isOver, PROPOSAL_STATES } from '@site/contracts/states';
import { type Database } from '#platform/data/database';
import { haveWords, isNamed, numberBeginningOf } from '#platform/data/words';
import { behind, type Position } from '#platform/http/paging';
import {
  cars,
  contracts,
  ledgerPostings,
  ledgerTransactions,
  proposals,
  returns,
  users,
} from '../../tables';
import { isEndedUnpaid } from '../proposals/ended-unpaid.repository';
import { type ContractWithProposal } from './contracts.repository';

type Filters = Pick<QueryOf<typeof listCall>, 'search' | 'stage' | 'customerId'>;

/**
 * A contract with whose it is and which car it has.
 */
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
 * By words of the name, without accents, by the number of contract or proposal or its
 * last part, or by a whole plate, document or e-mail. Each way has its index.
 */
function matching(search: string): SQL {
  const beginning = numberBeginningOf(search);
  const ofProposal = sql`words_of_proposal(p.number, p.simulation_code)`;
  const customer = sql`select f.id from users c
    join contracts f on f.user_id = c.id where`;
  return sql`${contracts.id} = any(array(
    select f.id from contracts f
      where ${haveWords(sql`words_of_proposal(f.number, '')`, beginning)}
    union all select f.id from proposals p
      join contracts f on f.proposal_id = p.id where ${haveWords(ofProposal, beginning)}
    union all select car.contract_id from cars car
      where car.plate = ${normalizePlate(search)}
    union all ${customer} ${isNamed(sql`c.name`, search)}
    union all ${customer} c.document = ${normalizeDocument(search)}
    union all ${customer} lower(c.email) = ${search.trim().toLowerCase()}))`;
}

/**
 * Something of the contract is open that fell due before today, as `lateSince` says.
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

/**
 * The days to bring a car that must come back have passed.
 */
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

function inStage(db: Database, stage: ContractStage, today: IsoDate): SQL {
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
    search?.trim() ? matching(search) : undefined,
    customerId ? eq(contracts.userId, customerId) : undefined,
    stage && inStage(db, stage, today),
  );
}

/**
 * One more than `limit`, signed last first, tells that there is a next page.
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

/** How many a filter finds. */
export async function countCustomerContracts(
  db: Database,
  filters: Filters,
  today: IsoDate,
): Promise<number> {
  const [row] = await db
    .select({ contracts: count() })
    .from(contracts)
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .innerJoin(users, eq(users.id, contracts.userId))
    .leftJoin(cars, eq(cars.contractId, contracts.id))
    .where(filtered(db, filters, today));
  return row?.contracts ?? 0;
}
