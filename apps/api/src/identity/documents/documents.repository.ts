import { and, asc, eq, inArray, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import { BRAZILIAN, type RegistrationDraft, type SentDocument } from '@site/api-contract';
import { type IsoDate, needsDigitalCnh } from '@site/api-contract/brazil';
import { documentKindsOf, missingDocuments } from '@site/api-contract/identity';
import { isOver, PROPOSAL_STATES } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { lockName } from '#platform/data/lock-name';
import { proposals } from '../../sales/proposals/proposals.table';
import { users } from '../accounts/accounts.table';
import { registrations } from '../accounts/registrations.table';
import { documents, doomedFiles } from './documents.table';

export type DocumentRow = typeof documents.$inferSelect;

/** Documents of an account, in the order of sending. */
export function listOf(db: Database, userId: string): Promise<DocumentRow[]> {
  return db
    .select()
    .from(documents)
    .where(eq(documents.userId, userId))
    .orderBy(asc(documents.createdAt), asc(documents.id));
}

export async function findOf(
  db: Database,
  userId: string,
  id: string,
): Promise<DocumentRow | null> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.userId, userId)));
  return row ?? null;
}

/** Stores a row, replacing the older one of its kind; of 'outro' there may be several. */
export async function replaceDocument(tx: Database, row: DocumentRow): Promise<void> {
  if (row.kind !== 'outro')
    await tx
      .delete(documents)
      .where(and(eq(documents.userId, row.userId), eq(documents.kind, row.kind)));
  await tx.insert(documents).values(row);
}

/**
 * Removes the row; false when there was none. A trigger notes its file, which the job
 * `doomed-files` removes.
 */
export async function removeDocument(tx: Database, id: string): Promise<boolean> {
  return (
    (
      await tx
        .delete(documents)
        .where(eq(documents.id, id))
        .returning({ id: documents.id })
    ).length > 0
  );
}

/** Neither a draft nor a finished proposal needs documents. */
const NEEDS_NO_DOCUMENTS = PROPOSAL_STATES.filter(
  (state) => state === 'rascunho' || isOver(state),
);

/** Whether a proposal or contract of an account still relies on its documents. */
export async function isInUse(db: Database, userId: string): Promise<boolean> {
  const open = await db
    .select({ id: proposals.id })
    .from(proposals)
    .where(
      and(eq(proposals.userId, userId), notInArray(proposals.state, NEEDS_NO_DOCUMENTS)),
    )
    .limit(1);
  return open.length > 0;
}

/** Schedules the deletion of a file for `dueAt`, unless that is cancelled before. */
export async function scheduleDeletion(
  db: Database,
  fileName: string,
  dueAt: Date,
): Promise<void> {
  await db.insert(doomedFiles).values({ fileName, dueAt });
}

/** Lets a scheduled file be deleted now. */
export async function hastenDeletion(
  db: Database,
  fileName: string,
  now: Date,
): Promise<void> {
  await db
    .update(doomedFiles)
    .set({ dueAt: now })
    .where(eq(doomedFiles.fileName, fileName));
}

/** Cancels the deletion of a file, since a row names it now. */
export async function cancelDeletion(tx: Database, fileName: string): Promise<void> {
  await tx.delete(doomedFiles).where(eq(doomedFiles.fileName, fileName));
}

export async function listDoomed(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ fileName: doomedFiles.fileName })
    .from(doomedFiles)
    .where(lte(doomedFiles.dueAt, now))
    .limit(200);
  return rows.map(({ fileName }) => fileName);
}

export async function forgetDoomed(
  db: Database,
  fileNames: readonly string[],
): Promise<void> {
  if (fileNames.length > 0)
    await db.delete(doomedFiles).where(inArray(doomedFiles.fileName, [...fileNames]));
}

/**
 * Every document that has waited for the scanner for a minute or more, so that none is
 * taken while it is being sent, each once from `now` on. Files that were not tried yet
 * come first, then the one tried longest ago, so that a file without an answer is behind
 * all others. A try is noted before it is made, so that a crash puts its file behind, too.
 */
export async function* eachUnscanned(
  db: Database,
  now: Date,
): AsyncGenerator<DocumentRow> {
  const { id, passedScan, createdAt, lastScanAt } = documents;
  for (;;) {
    const next = db
      .select({ id })
      .from(documents)
      .where(
        and(
          eq(passedScan, false),
          lt(createdAt, new Date(now.getTime() - 60_000)),
          or(isNull(lastScanAt), lt(lastScanAt, now)),
        ),
      )
      .orderBy(sql`${lastScanAt} nulls first`, asc(createdAt), asc(id))
      .limit(1)
      .for('update', { skipLocked: true });
    const [row] = await db
      .update(documents)
      .set({ lastScanAt: now })
      .where(eq(id, next))
      .returning();
    if (!row) return;
    yield row;
  }
}

/** True if it still waited: of two processes one marks it as passed. */
export async function notePassed(tx: Database, id: string): Promise<boolean> {
  const rows = await tx
    .update(documents)
    .set({ passedScan: true })
    .where(and(eq(documents.id, id), eq(documents.passedScan, false)))
    .returning({ id: documents.id });
  return rows.length > 0;
}

/**
 * The documents that a registration needs on a day, and the missing ones; null for an
 * account that is gone.
 */
export async function findRequiredDocuments(
  db: Database,
  userId: string,
  today: IsoDate,
): Promise<RegistrationDraft['documents'] | null> {
  const [account] = await db
    .select({
      personType: users.personType,
      nationality: registrations.nationality,
      cnhExpirationDate: registrations.cnhExpirationDate,
    })
    .from(users)
    .leftJoin(registrations, eq(registrations.userId, users.id))
    .where(eq(users.id, userId));
  if (!account) return null;
  const { personType, nationality, cnhExpirationDate } = account;
  const owner = {
    personType,
    isForeigner: nationality !== null && nationality !== BRAZILIAN,
    needsDigitalCnh: needsDigitalCnh(cnhExpirationDate, today),
  };
  const sent = await db
    .select({ kind: documents.kind, mediaType: documents.mediaType })
    .from(documents)
    .where(eq(documents.userId, userId));
  return {
    wanted: [...documentKindsOf(owner)],
    missing: missingDocuments(sent, owner),
    ...(owner.needsDigitalCnh && { digitalCnh: true }),
  };
}

/**
 * Makes two uploads of an account follow one another, so that together they can't pass
 * the limit.
 */
export async function lockDocumentsOf(tx: Database, userId: string): Promise<void> {
  await lockName(tx, `documents:${userId}`);
}

export function toDocument({
  id,
  kind,
  shownName,
  mediaType,
  sizeBytes,
  pages,
  passedScan,
  createdAt,
}: Omit<DocumentRow, 'fileName'>): SentDocument {
  return {
    id,
    kind,
    name: shownName,
    mediaType,
    sizeBytes,
    pages,
    sentAt: createdAt.toISOString(),
    isReady: passedScan,
  };
}
