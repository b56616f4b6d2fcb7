import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { isOver, PROPOSAL_STATES, type ProposalState } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { lockName } from '#platform/data/lock-name';
import { contractAmendments } from '../../../contracts/contracts/contract-amendments.table';
import { contracts } from '../../../contracts/contracts/contracts.table';
import { findAccountById } from '../../../identity/accounts/accounts.repository';
import { users } from '../../../identity/accounts/accounts.table';
import { listPartners } from '../../../identity/registration/registration.repository';
import { proposals } from '../proposals.table';

/** A proposal or contract that takes part of a customer's income each month. */
export type CommitmentRow = {
  proposalId: string;
  number: string;
  customerName: string;
  modelName: string;
  state: ProposalState;
  /** After the newest amendment that changes it. */
  monthlyCentavos: number;
  isOfPartner: boolean;
};

/** States of a proposal or contract that takes income. */
const COMMITTED = PROPOSAL_STATES.filter(
  (state) => state !== 'rascunho' && !isOver(state),
);

/**
 * Every other open proposal and running contract of a proposal's customer and, for a
 * company, of its partners as people; oldest first. An account stands for its document,
 * since it has exactly one. `except` is the proposal itself, if it exists already.
 */
export async function listCommitments(
  db: Database,
  { userId, except }: { userId: string; except?: string },
): Promise<CommitmentRow[]> {
  const partners = await listPartners(db, userId);
  const cpfs = partners.map(({ cpf }) => cpf);
  const rows = await db
    .select({
      proposalId: proposals.id,
      number: proposals.number,
      customerName: users.name,
      choice: proposals.choice,
      state: proposals.state,
      userId: proposals.userId,
      monthlyCentavos: sql<number>`coalesce((
        select (${contractAmendments.changes} ->> 'monthlyCentavos')::bigint
        from ${contractAmendments}
        join ${contracts} on ${contracts.id} = ${contractAmendments.contractId}
        where ${contracts.proposalId} = ${proposals.id}
          and ${contractAmendments.changes} ? 'monthlyCentavos'
        order by ${contractAmendments.number} desc limit 1
      ), ${proposals.monthlyCentavos})`.mapWith(Number),
    })
    .from(proposals)
    .innerJoin(users, eq(users.id, proposals.userId))
    .where(
      and(
        or(
          eq(proposals.userId, userId),
          cpfs.length > 0 ? inArray(users.document, cpfs) : undefined,
        ),
        inArray(proposals.state, COMMITTED),
        except ? ne(proposals.id, except) : undefined,
      ),
    )
    .orderBy(asc(proposals.createdAt), asc(proposals.number));
  return rows.map(({ choice, userId: owner, ...row }) => ({
    ...row,
    modelName: choice.modelName,
    isOfPartner: owner !== userId,
  }));
}

/**
 * Lets sends whose commitments have a document in common follow one another until the
 * transaction ends, so that each counts those before it. Locks the customer's
 * document (the id of an account without one) and its partners' CPFs as names, in the
 * same order for all. Call it before the first lock on a row: nobody else takes these
 * names, so no two transactions can wait for each other.
 */
export async function lockCommitments(tx: Database, userId: string): Promise<void> {
  const account = await findAccountById(tx, userId);
  const partners = await listPartners(tx, userId);
  const names = new Set([account?.document ?? userId, ...partners.map(({ cpf }) => cpf)]);
  for (const name of [...names].sort()) await lockName(tx, `commitments ${name}`);
}

/** Centavos a month of all of them. */
export function monthlyOfAll(
  commitments: readonly Pick<CommitmentRow, 'monthlyCentavos'>[],
): number {
  return commitments.reduce((total, { monthlyCentavos }) => total + monthlyCentavos, 0);
}
