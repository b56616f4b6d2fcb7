import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { isContract, PROPOSAL_STATES } from '@site/api-contract/sales';
import { countUpToLimit } from '#platform/data/count-up-to-limit';
import { type Database } from '#platform/data/database';
import { contracts } from '../../contracts/contracts/contracts.table';
import { ledgerPostings } from '../../contracts/ledger/ledger.table';
import { oldestOpenDay } from '../../contracts/ledger/oldest-open-day.repository';
import { users } from '../../identity/accounts/accounts.table';
import { proposals } from '../../sales/proposals/proposals.table';
import { overdueDecisions } from './overdue-decisions.table';
import { paymentReminders } from './payment-reminders.table';

const RUNNING = PROPOSAL_STATES.filter(isContract);

/** A contract is read no further once it owes nothing, whatever it was reminded of. */
const isOwing = sql`(
  select sum(${ledgerPostings.centavos}) from ${ledgerPostings}
  where ${ledgerPostings.contractId} = ${contracts.id}
    and ${ledgerPostings.account} = 'receivable'
) > 0`;

const isLastLetter = and(
  eq(paymentReminders.step, 'ultima'),
  inArray(proposals.state, RUNNING),
  isOwing,
);

/**
 * The number of contracts that `showOverdue` shows on a day, counted up to the limit: a
 * contract has one oldest bill, and a bill one last reminder.
 */
export function countOverdue(db: Database, today: IsoDate): Promise<number> {
  const found = db
    .select({ one: sql`1` })
    .from(paymentReminders)
    .innerJoin(contracts, eq(contracts.id, paymentReminders.contractId))
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .where(
      and(
        isLastLetter,
        lt(paymentReminders.dueOn, today),
        eq(paymentReminders.dueOn, oldestOpenDay(contracts.id)),
      ),
    );
  return countUpToLimit(db, found);
}

/**
 * The last automatic reminders of running contracts that owe something, by contract: the
 * due day and the day of each reminder.
 */
export async function listLastLetters(
  db: Database,
  contractId?: string,
): Promise<Map<string, { dueOn: IsoDate; letterOn: IsoDate }[]>> {
  const rows = await db
    .select({
      contractId: paymentReminders.contractId,
      dueOn: paymentReminders.dueOn,
      reachedAt: paymentReminders.reachedAt,
    })
    .from(paymentReminders)
    .innerJoin(contracts, eq(contracts.id, paymentReminders.contractId))
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .where(
      and(
        isLastLetter,
        contractId === undefined ? undefined : eq(contracts.id, contractId),
      ),
    )
    .orderBy(paymentReminders.dueOn, paymentReminders.contractId);
  const letters = new Map<string, { dueOn: IsoDate; letterOn: IsoDate }[]>();
  for (const { contractId: id, dueOn, reachedAt } of rows)
    letters.set(id, [
      ...(letters.get(id) ?? []),
      { dueOn, letterOn: saoPauloDay(reachedAt) },
    ]);
  return letters;
}

export type Decided = Awaited<ReturnType<typeof decisionsAbout>>[number];

/** Decisions about contracts, newest first, each with its consultant's name. */
export function decisionsAbout(db: Database, contractIds: readonly string[]) {
  return db
    .select({ decision: overdueDecisions, decidedBy: users.name })
    .from(overdueDecisions)
    .leftJoin(users, eq(users.id, overdueDecisions.decidedBy))
    .where(inArray(overdueDecisions.contractId, [...contractIds]))
    .orderBy(desc(overdueDecisions.decidedAt), desc(overdueDecisions.id));
}

export async function insertDecision(
  tx: Database,
  row: typeof overdueDecisions.$inferInsert,
): Promise<void> {
  await tx.insert(overdueDecisions).values(row);
}
