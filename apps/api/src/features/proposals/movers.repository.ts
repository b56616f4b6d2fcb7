import { and, desc, eq } from 'drizzle-orm';
import { type ProposalState } from '@site/contracts/states';
import { type Database } from '../../platform/data/database';
import { proposalEvents } from '../../tables';

/** Who moved it into a state last; null when the account is gone. */
export async function findMover(
  db: Database,
  proposalId: string,
  to: ProposalState,
): Promise<string | null> {
  const [event] = await db
    .select({ actorId: proposalEvents.actorId })
    .from(proposalEvents)
    .where(and(eq(proposalEvents.proposalId, proposalId), eq(proposalEvents.toState, to)))
    .orderBy(desc(proposalEvents.id))
    .limit(1);
  return event?.actorId ?? null;
}
