import {
  type AnalysisReasonCode,
  canMove,
  type ProposalActor,
  type ProposalState,
} from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { notifyAfterMove } from './notify-after-move';
import { proposalEvents } from './proposal-events.table';

export type Move = {
  from: ProposalState;
  to: ProposalState;
  actor: ProposalActor;
  actorId?: string;
  /** The customer reads it. */
  reason?: string;
  /** The customer reads their sentences, unless the system names them. */
  reasonCodes?: readonly AnalysisReasonCode[];
  /** Only consultants read it. */
  note?: string;
  at: Date;
};

/**
 * Stores a transition with its actor, time, states and reason, and notifies the people of
 * the proposal. A transition that the table doesn't have is a fault of the code.
 */
export async function recordMove(
  tx: Database,
  proposalId: string,
  { from, to, actor, actorId, reason, reasonCodes = [], note, at }: Move,
): Promise<void> {
  if (!canMove(from, to, actor))
    throw new Error(`No transition from ${from} to ${to} by ${actor}`);
  await tx.insert(proposalEvents).values({
    proposalId,
    fromState: from,
    toState: to,
    actor,
    actorId: actorId ?? null,
    reason: reason ?? null,
    reasonCodes: [...reasonCodes],
    note: note ?? null,
    at,
  });
  await notifyAfterMove(tx, proposalId, { from, to, actor, actorId, at });
}
