import { and, asc, desc, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type listDisputes as listCall, type QueryOf } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { affectedRows, type Database } from '#platform/data/database';
import { type ContractRow } from '../../contracts/contracts/contracts.repository';
import { contracts } from '../../contracts/contracts/contracts.table';
import { foundBy } from '../../contracts/contracts/list/contract-search.repository';
import { users } from '../../identity/accounts/accounts.table';
import { chargeDisputes, disputeFiles } from './charge-disputes.table';

export type DisputeRow = typeof chargeDisputes.$inferSelect;
export type DisputeFileRow = typeof disputeFiles.$inferSelect;
export type DisputeFacts = {
  dispute: DisputeRow;
  contract: ContractRow;
  customer: { name: string; email: string };
  answeredBy: string | null;
};

/** Stores a dispute; false when the item was contested before. */
export async function insertDispute(
  tx: Database,
  row: typeof chargeDisputes.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(chargeDisputes)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: chargeDisputes.id });
  return added.length > 0;
}

/** The disputes of a contract, the newest first. */
export function disputesOf(db: Database, contractId: string): Promise<DisputeRow[]> {
  return db
    .select()
    .from(chargeDisputes)
    .where(eq(chargeDisputes.contractId, contractId))
    .orderBy(desc(chargeDisputes.openedAt), desc(chargeDisputes.id));
}

/** Stores an answer; false when the dispute was answered before. */
export async function closeDispute(
  tx: Database,
  id: string,
  answer: Pick<
    DisputeRow,
    | 'state'
    | 'answer'
    | 'answeredAt'
    | 'answeredBy'
    | 'creditedCentavos'
    | 'creditedLateCentavos'
    | 'newDueOn'
  >,
): Promise<boolean> {
  const changed = await tx
    .update(chargeDisputes)
    .set(answer)
    .where(and(eq(chargeDisputes.id, id), eq(chargeDisputes.state, 'aberta')))
    .returning({ id: chargeDisputes.id });
  return changed.length > 0;
}

const consultants = alias(users, 'consultants');
const MOST = 200;

const select = (db: Database) =>
  db
    .select({
      dispute: chargeDisputes,
      contract: contracts,
      customer: { name: users.name, email: users.email },
      answeredBy: consultants.name,
    })
    .from(chargeDisputes)
    .innerJoin(contracts, eq(contracts.id, chargeDisputes.contractId))
    .innerJoin(users, eq(users.id, contracts.userId))
    .leftJoin(consultants, eq(consultants.id, chargeDisputes.answeredBy));

export async function findDispute(
  db: Database,
  id: string,
): Promise<DisputeFacts | null> {
  const [found] = await select(db).where(eq(chargeDisputes.id, id));
  return found ?? null;
}

/**
 * Open disputes, the oldest first; or the answered ones, the newest answer first. Only of
 * contracts that a search finds.
 */
export function listDisputes(
  db: Database,
  { state, search }: QueryOf<typeof listCall>,
): Promise<DisputeFacts[]> {
  const isFound = foundBy(contracts.id, search);
  return state === 'open'
    ? select(db)
        .where(and(eq(chargeDisputes.state, 'aberta'), isFound))
        .orderBy(asc(chargeDisputes.openedAt), asc(chargeDisputes.id))
        .limit(MOST)
    : select(db)
        .where(and(ne(chargeDisputes.state, 'aberta'), isFound))
        .orderBy(desc(chargeDisputes.answeredAt), asc(chargeDisputes.id))
        .limit(MOST);
}

/** The proof of these disputes, the oldest first. */
export function listDisputeFiles(
  db: Database,
  disputes: readonly Pick<DisputeRow, 'id'>[],
): Promise<DisputeFileRow[]> {
  const ids = disputes.map(({ id }) => id);
  return db
    .select()
    .from(disputeFiles)
    .where(inArray(disputeFiles.disputeId, ids))
    .orderBy(asc(disputeFiles.createdAt), asc(disputeFiles.id));
}

/** Deletes files for a contest that was not sent within a day. */
export async function forgetUnsentProof(db: Database, now: Date): Promise<number> {
  return affectedRows(
    await db
      .delete(disputeFiles)
      .where(
        and(
          isNull(disputeFiles.disputeId),
          lt(disputeFiles.createdAt, new Date(now.getTime() - DAY_MS)),
        ),
      ),
  );
}
