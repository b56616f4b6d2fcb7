import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { type Decision } from '@site/api-contract';
import { type DocumentKind } from '@site/api-contract/identity';
import { type Database } from '#platform/data/database';
import { requestedDocuments } from '../../../identity/documents/requested-documents.table';
import { type ProposalRow } from '../proposals.repository';
import { proposals } from '../proposals.table';

export type RequestedRow = typeof requestedDocuments.$inferSelect;

export async function addRequests(
  tx: Database,
  proposalId: string,
  {
    documents,
    askedAt,
  }: { documents: readonly NonNullable<Decision['documents']>[number][]; askedAt: Date },
): Promise<void> {
  if (documents.length === 0) return;
  await tx.insert(requestedDocuments).values(
    documents.map(({ kind, note }) => ({
      kind,
      proposalId,
      askedAt,
      instruction: note,
    })),
  );
}

/** Requested documents, the latest request first, in the order of the request. */
export function listRequests(db: Database, proposalId: string): Promise<RequestedRow[]> {
  return db
    .select()
    .from(requestedDocuments)
    .where(eq(requestedDocuments.proposalId, proposalId))
    .orderBy(desc(requestedDocuments.askedAt), asc(requestedDocuments.id));
}

/** Only the documents of the latest request. */
export const latestOf = (requests: readonly RequestedRow[]): RequestedRow[] =>
  requests.filter(({ askedAt }) => askedAt.getTime() === requests[0]?.askedAt.getTime());

/** Deletes requests for documents that have not come. */
export async function removeUnanswered(tx: Database, proposalId: string): Promise<void> {
  await tx
    .delete(requestedDocuments)
    .where(
      and(
        eq(requestedDocuments.proposalId, proposalId),
        isNull(requestedDocuments.receivedAt),
      ),
    );
}

/**
 * The customer's proposals that wait for documents, locked in a fixed order, so that two
 * simultaneous uploads follow one another.
 */
export function lockWaiting(tx: Database, userId: string): Promise<ProposalRow[]> {
  return tx
    .select()
    .from(proposals)
    .where(and(eq(proposals.userId, userId), eq(proposals.state, 'documentos_pendentes')))
    .orderBy(asc(proposals.id))
    .for('update');
}

/** Marks requests for these kinds as received; tells whether there were any. */
export async function noteReceived(
  tx: Database,
  {
    proposalId,
    kinds,
    at,
  }: { proposalId: string; kinds: readonly DocumentKind[]; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(requestedDocuments)
    .set({ receivedAt: at })
    .where(
      and(
        eq(requestedDocuments.proposalId, proposalId),
        isNull(requestedDocuments.receivedAt),
        inArray(requestedDocuments.kind, [...kinds]),
      ),
    )
    .returning({ id: requestedDocuments.id });
  return rows.length > 0;
}

/** Records the time of the last upload: a proposal that gets files is not idle. */
export async function noteActivity(
  tx: Database,
  proposalId: string,
  at: Date,
): Promise<void> {
  await tx.update(proposals).set({ updatedAt: at }).where(eq(proposals.id, proposalId));
}
