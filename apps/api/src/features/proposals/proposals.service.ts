import {
  type DataOf,
  type Decision,
  type listProposals,
  type ProposalDetail,
  type QueryOf,
} from '@site/contracts';
import { PROPOSAL_STATES } from '@site/contracts/states';
import { type Database } from '../../platform/data/database';
import { refuse } from '../../platform/errors';
import { decodeCursor, DEFAULT_PAGE_SIZE, pageFrom } from '../../platform/http/paging';
import { enqueueMail } from '../../platform/jobs/outbox';
import { type Ports } from '../../platform/ports';
import { type Actor, recordAudit } from '../../platform/security/audit';
import { type SignedIn } from '../../platform/security/authentication';
import { findAccountById } from '../accounts/accounts.repository';
import { listOf } from '../documents/documents.repository';
import { moveProposal, refuseMoved } from './move-proposal';
import { decisionMail } from './proposals.mails';
import {
  countByState,
  findVisible,
  listEvents,
  listVisible,
  lockProposal,
  toDetail,
  toProposal,
} from './proposals.repository';

export async function listProposalsFor(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  viewer: SignedIn,
  query: QueryOf<typeof listProposals>,
): Promise<DataOf<typeof listProposals>> {
  const limit = query.limit ? Number(query.limit) : DEFAULT_PAGE_SIZE;
  const after = decodeCursor(query.cursor);
  const now = clock.now();
  const rows = await listVisible(db, viewer, query, { after, limit, now });
  const counts = await countByState(db, viewer, query, now);
  const total = query.state
    ? (counts.get(query.state) ?? 0)
    : [...counts.values()].reduce((sum, inState) => sum + inState, 0);
  const page = pageFrom(rows, limit, total, ({ proposal }) => ({
    at: proposal.createdAt,
    id: proposal.id,
  }));
  return {
    ...page,
    items: page.items.map((row) => toProposal(row, viewer)),
    counts: Object.fromEntries(
      PROPOSAL_STATES.map((state) => [state, counts.get(state) ?? 0]),
    ),
  };
}

export async function getProposal(
  db: Database,
  viewer: SignedIn,
  id: string,
): Promise<ProposalDetail> {
  const seen = (await findVisible(db, viewer, id)) ?? notFound();
  return toDetail(seen, await listEvents(db, id), viewer);
}

/** The same, and when it is not the customer who looks the trail says so. */
export async function showProposal(
  ports: Ports,
  db: Database,
  { viewer, id, by }: { viewer: SignedIn; id: string; by: Actor },
): Promise<ProposalDetail> {
  const seen = (await findVisible(db, viewer, id)) ?? notFound();
  const { userId } = seen.proposal;
  if (userId !== viewer.id)
    await recordAudit(ports, db, {
      by,
      action: 'proposal-viewed',
      personId: userId,
      subject: `proposal:${id}`,
    });
  return toDetail(seen, await listEvents(db, id), viewer);
}

/**
 * A consultant's decision. An older revision or a move that the table doesn't have is
 * refused with the newer state.
 */
export function decideProposal(
  ports: Ports,
  db: Database,
  {
    viewer,
    id,
    decision: { to, reason, revision },
    by,
  }: { viewer: SignedIn; id: string; decision: Decision; by: Actor },
): Promise<ProposalDetail> {
  return db.transaction(async (tx) => {
    const row = (await lockProposal(tx, id)) ?? notFound();
    if (row.revision !== revision)
      refuseMoved(row, 'consultant', 'Outra pessoa mexeu nesta proposta.');
    await moveProposal(ports, tx, {
      row,
      to,
      actor: 'consultant',
      by,
      reason,
      refusal: 'Esta decisão não cabe no estado atual da proposta.',
    });
    const customer = (await findAccountById(tx, row.userId)) ?? notFound();
    await enqueueMail(
      ports,
      tx,
      decisionMail(ports.config, {
        to: customer.email,
        facts: row,
        decision: to,
        reason,
      }),
    );
    return getProposal(tx, viewer, id);
  });
}

/**
 * The customer sent what the analysis asked for, so it goes on (product.md §6). Something
 * must have come since it was asked.
 */
export function resumeAnalysis(
  ports: Ports,
  db: Database,
  {
    viewer,
    id,
    revision,
    by,
  }: { viewer: SignedIn; id: string; revision: number; by: Actor },
): Promise<ProposalDetail> {
  return db.transaction(async (tx) => {
    const row = await lockProposal(tx, id);
    if (!row || row.userId !== viewer.id) return notFound();
    if (row.revision !== revision) refuseMoved(row, 'customer', 'Esta proposta mudou.');
    // A refusal goes back to the analysis too, but by asking for its review.
    if (row.state !== 'documentos_pendentes')
      refuseMoved(row, 'customer', 'Esta proposta não espera por documentos.');
    // The last change of a waiting proposal is the question itself.
    const sent = await listOf(tx, viewer.id);
    if (!sent.some(({ createdAt }) => createdAt > row.updatedAt))
      refuse(
        'conflict',
        'Envie antes o documento que pedimos; depois disso a análise continua.',
        { reason: 'document-awaited' },
      );
    await moveProposal(ports, tx, { row, to: 'em_analise', actor: 'customer', by });
    return getProposal(tx, viewer, id);
  });
}

function notFound(): never {
  return refuse('not-found', 'Não encontramos essa proposta.');
}
