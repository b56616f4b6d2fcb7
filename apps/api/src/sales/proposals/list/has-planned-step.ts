import { and, eq, exists, isNotNull } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { proposalFollowUps } from '../follow-ups.table';
import { proposals } from '../proposals.table';

/** Whether somebody planned a next step, who so has called the proposal's customer. */
export function hasPlannedStep(db: Database) {
  const { proposalId, nextDay } = proposalFollowUps;
  return exists(
    db
      .select({ proposalId })
      .from(proposalFollowUps)
      .where(and(eq(proposalId, proposals.id), isNotNull(nextDay))),
  );
}
