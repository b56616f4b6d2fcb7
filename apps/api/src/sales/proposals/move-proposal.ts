import { and, eq } from 'drizzle-orm';
import {
  canMove,
  CUSTOMER_STATE_LABELS,
  type ProposalActor,
  type ProposalState,
  STATE_LABELS,
} from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type Move, recordMove } from './proposal-history';
import { lockProposal, type ProposalRow } from './proposals.repository';
import { proposals } from './proposals.table';

type MoveRequest = {
  /**
   * The row as read; lock it first (`lockProposal`) where more than the move depends on
   * it.
   */
  row: Pick<ProposalRow, 'id' | 'userId' | 'state' | 'revision'>;
  to: ProposalState;
  /** The side that somebody acts for; the audit trail and the history name `actor`. */
  party: ProposalActor;
  actor: Actor;
  /** The customer reads it. */
  reason?: string;
  /** The customer reads their sentences. */
  reasonCodes?: Move['reasonCodes'];
  /** Only consultants read it. */
  note?: string;
  /**
   * The refusal's message for a move that the table doesn't have; the newer state follows
   * it.
   */
  refusal?: string;
};

/**
 * The only way to change a proposal's state: checks the transition, raises the revision,
 * and writes the event and the audit row. A move that the state does not allow, or of a
 * row that changed meanwhile, is refused (409 `proposal-moved`) with the present state.
 * The caller writes the mails. Call it in a transaction; returns the changed row.
 */
export async function moveProposal(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  { row, to, party, actor, reason, reasonCodes, note, refusal }: MoveRequest,
): Promise<ProposalRow> {
  if (!canMove(row.state, to, party))
    refuseMoved(
      row,
      party,
      refusal ?? 'Este passo não cabe na situação atual da proposta.',
    );
  const now = ports.clock.now();
  const [moved] = await tx
    .update(proposals)
    .set({ state: to, revision: row.revision + 1, updatedAt: now })
    .where(and(eq(proposals.id, row.id), eq(proposals.revision, row.revision)))
    .returning();
  if (!moved) {
    const newer = (await lockProposal(tx, row.id)) ?? row;
    return refuseMoved(newer, party, 'Esta proposta mudou.');
  }
  await recordMove(tx, row.id, {
    from: row.state,
    to,
    actor: party,
    actorId: actor.id ?? undefined,
    reason,
    reasonCodes,
    note,
    at: now,
  });
  await recordAudit(ports, tx, {
    actor,
    action: 'proposal-moved',
    personId: row.userId,
    subject: `proposal:${row.id}`,
    detail: to,
  });
  return moved;
}

/** Refuses with 409 an act on an older state, and names the present one. */
export function refuseMoved(
  { state, revision }: Pick<ProposalRow, 'state' | 'revision'>,
  party: ProposalActor,
  why: string,
): never {
  const { label } = (party === 'customer' ? CUSTOMER_STATE_LABELS : STATE_LABELS)[state];
  return refuse('conflict', `${why} Agora ela está assim: ${label}.`, {
    reason: 'proposal-moved',
    notifications: [
      { key: 'State', message: label },
      { key: 'Revision', message: String(revision) },
    ],
  });
}
