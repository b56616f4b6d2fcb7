import { eq } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { proposalReviews } from '../proposal-reviews.table';

export type ReviewRow = typeof proposalReviews.$inferSelect;

export async function findReview(
  db: Database,
  proposalId: string,
): Promise<ReviewRow | null> {
  const [row] = await db
    .select()
    .from(proposalReviews)
    .where(eq(proposalReviews.proposalId, proposalId));
  return row ?? null;
}

export async function addReview(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  {
    proposalId,
    comment,
    firstConsultantId,
  }: Pick<ReviewRow, 'proposalId' | 'comment' | 'firstConsultantId'>,
): Promise<void> {
  await tx
    .insert(proposalReviews)
    .values({ proposalId, comment, firstConsultantId, askedAt: clock.now() });
}

export async function noteAnswer(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
  { proposalId, by }: { proposalId: string; by: { id: string } },
): Promise<void> {
  await tx
    .update(proposalReviews)
    .set({ answeredAt: clock.now(), answeredById: by.id })
    .where(eq(proposalReviews.proposalId, proposalId));
}
