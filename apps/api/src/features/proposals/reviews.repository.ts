import { and, desc, eq } from 'drizzle-orm';
import { type Database } from '../../platform/data/database';
import { type Ports } from '../../platform/ports';
import { proposalEvents, proposalReviews } from '../../tables';

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

/** Who refused it last; null when the account is gone. */
export async function findRefuser(
  db: Database,
  proposalId: string,
): Promise<string | null> {
  const [event] = await db
    .select({ actorId: proposalEvents.actorId })
    .from(proposalEvents)
    .where(
      and(
        eq(proposalEvents.proposalId, proposalId),
        eq(proposalEvents.toState, 'reprovada'),
      ),
    )
    .orderBy(desc(proposalEvents.id))
    .limit(1);
  return event?.actorId ?? null;
}
