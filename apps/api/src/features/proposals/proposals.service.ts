import {
  type DataOf,
  type listProposals,
  type ProposalDetail,
  type QueryOf,
} from '@site/contracts';
import { PROPOSAL_STATES } from '@site/contracts/states';
import { type Database } from '../../platform/data/database';
import { refuse } from '../../platform/errors';
import { decodeCursor, DEFAULT_PAGE_SIZE, pageFrom } from '../../platform/http/paging';
import { type Ports } from '../../platform/ports';
import { type Actor, recordAudit } from '../../platform/security/audit';
import { type SignedIn } from '../../platform/security/authentication';
import { listOf } from '../documents/documents.repository';
import { moveProposal, refuseMoved } from './move-proposal';
import { toDetail, toProposal } from './proposal-view';
import {
  countByState,
  findVisible,
  listEvents,
  listVisible,
  lockProposal,
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
  const seen = (await findVisible(db, viewer, id)) ?? proposalNotFound();
  return toDetail(seen, await listEvents(db, id), viewer);
}

/** The same, and when it is not the customer who looks the trail says so. */
export async function showProposal(
  ports: Ports,
  db: Database,
  { viewer, id, by }: { viewer: SignedIn; id: string; by: Actor },
): Promise<ProposalDetail> {
  const seen = (await findVisible(db, viewer, id)) ?? proposalNotFound();
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
    if (!row || row.userId !== viewer.id) return proposalNotFound();
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

/** Also for what is somebody else's. */
export function proposalNotFound(): never {
  return refuse('not-found', 'Não encontramos essa proposta.');
}
