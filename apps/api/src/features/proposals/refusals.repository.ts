import { and, desc, eq } from 'drizzle-orm';
import { type Database } from '../../platform/data/database';
import { proposalEvents } from '../../tables';

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
