import {
  type DataOf,
  type listProposals,
  type ProposalDetail,
  type QueryOf,
} from '@site/api-contract';
import { COUNT_LIMIT } from '@site/api-contract/brazil';
import { PROPOSAL_STATES } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { decodeCursor, pageFrom, pageSizeOf } from '#platform/http/paging';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { listNotes } from './analysis/follow-ups.repository';
import { listRequests } from './analysis/requested-documents.repository';
import { countByState } from './list/proposal-counts.repository';
import { listsOpenAlone, OPEN_STATES } from './list/proposal-filters.repository';
import { toDetail, toProposal, worksOn } from './proposal-view';
import {
  type EventRow,
  findVisible,
  listEvents,
  listVisible,
  positionOf,
  type VisibleProposal,
} from './proposals.repository';
import { listSaleClaims } from './sale-claims.repository';
import { findAffordability } from './send/affordability.service';
import { listCommitments } from './send/commitments.repository';
import { findDeliveryOf } from './send/delivery-slot.repository';
import { listExaminedPartners } from './send/examined-partners.repository';
import { otherYard } from './send/other-yard';

export async function listProposalsFor(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  viewer: SignedIn,
  query: QueryOf<typeof listProposals>,
): Promise<DataOf<typeof listProposals>> {
  const limit = pageSizeOf(query);
  const after = decodeCursor(query.cursor);
  const now = clock.now();
  const rows = await listVisible(db, viewer, query, { after, limit, now });
  const counts = await countByState(db, viewer, query, now);
  const { state } = query;
  const states = listsOpenAlone(query) ? OPEN_STATES : PROPOSAL_STATES;
  const listed = state ? [state] : states;
  const total = listed
    .map((one) => counts.get(one) ?? 0)
    .reduce((sum, inState) => sum + inState, 0);
  const page = pageFrom(rows, limit, Math.min(total, COUNT_LIMIT + 1), (row) =>
    positionOf(row, query),
  );
  return {
    ...page,
    items: page.items.map((row) => toProposal(row, viewer)),
    counts: Object.fromEntries(
      PROPOSAL_STATES.map((state) => [state, counts.get(state) ?? 0]),
    ),
  };
}

export async function getProposal(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  { viewer, id }: { viewer: SignedIn; id: string },
): Promise<ProposalDetail> {
  const seen = (await findVisible(db, viewer, id)) ?? proposalNotFound();
  return detailOf(db, seen, { viewer, now: clock.now() });
}

/** The same; the trail records a look of anybody but the customer. */
export async function showProposal(
  ports: Ports,
  db: Database,
  { viewer, id, actor }: { viewer: SignedIn; id: string; actor: Actor },
): Promise<ProposalDetail> {
  const seen = (await findVisible(db, viewer, id)) ?? proposalNotFound();
  const { userId } = seen.proposal;
  if (userId !== viewer.id)
    await recordAudit(ports, db, {
      actor,
      action: 'proposal-viewed',
      personId: userId,
      subject: `proposal:${id}`,
    });
  return detailOf(db, seen, { viewer, now: ports.clock.now() });
}

async function detailOf(
  db: Database,
  seen: VisibleProposal,
  { viewer, now }: { viewer: SignedIn; now: Date },
): Promise<ProposalDetail> {
  const { id } = seen.proposal;
  const events = await listEvents(db, id);
  const requests = await listRequests(db, id);
  const notes = worksOn(viewer) ? await listNotes(db, id) : [];
  const saleClaims =
    viewer.kind === 'customer' ? undefined : await listSaleClaims(db, id, viewer);
  const { state } = seen.proposal;
  const delivery = await findDeliveryOf(db, id);
  const isToSign = state === 'aprovada' && seen.proposal.clientType === 2;
  const partners = isToSign ? await listExaminedPartners(db, seen.proposal) : [];
  const detail = toDetail(
    seen,
    {
      events,
      requests,
      notes,
      slot: state === 'entrega_agendada' ? delivery?.slot : null,
      isCarToCome: state === 'pagamento_confirmado' && delivery?.isCarToCome === true,
      store: delivery?.store,
      partners,
      saleClaims,
      now,
      ...(await findFiguresOfIncome(db, seen, { viewer, events, now })),
    },
    viewer,
  );
  const carFrom = delivery && worksOn(viewer) && otherYard(delivery, viewer);
  return carFrom ? { ...detail, carFrom } : detail;
}

/** Sums that the analysis compares with the income; dealerships get none. */
async function findFiguresOfIncome(
  db: Database,
  { proposal }: VisibleProposal,
  { viewer, events, now }: { viewer: SignedIn; events: readonly EventRow[]; now: Date },
) {
  if (worksOn(viewer)) return { commitments: [], affordability: null };
  const { id, userId } = proposal;
  const commitments = await listCommitments(db, { userId, except: id });
  const affordability =
    viewer.kind === 'customer'
      ? await findAffordability(db, { proposal, events, commitments, now })
      : null;
  return { commitments, affordability };
}

/** The same 404 for somebody else's proposal. */
export function proposalNotFound(): never {
  return refuse('not-found', 'Não encontramos essa proposta.');
}
