import { and, desc, eq } from 'drizzle-orm';
import { type ProposalState } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { proposalEvents } from './proposal-events.table';

/** The account that last moved a proposal into a state; null when the account is gone. */
export async function findLastMoverId(
  db: Database,
  proposalId: string,
  to: ProposalState,
): Promise<string | null> {
  return (await findLastMove(db, proposalId, to))?.actorId ?? null;
}

/** When a proposal was last moved into a state, and by whom; null if it never was. */
export async function findLastMove(
  db: Database,
  proposalId: string,
  to: ProposalState,
): Promise<{ actorId: string | null; at: Date } | null> {
  const [event] = await db
    .select({ actorId: proposalEvents.actorId, at: proposalEvents.at })
    .from(proposalEvents)
    .where(and(eq(proposalEvents.proposalId, proposalId), eq(proposalEvents.toState, to)))
    .orderBy(desc(proposalEvents.id))
    .limit(1);
  return event ?? null;
}
