import { type Decision, type ProposalDetail } from '@site/api-contract';
import { reasonsFor } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { byWhom } from '#platform/security/who-acted';
import { endHoldByDecision } from '../../../activity/holds/holds.service';
import { findAccountById } from '../../../identity/accounts/accounts.repository';
import { moveProposal, refuseMoved } from '../move-proposal';
import { decisionMail } from '../proposals.mails';
import { listEvents, lockProposal, type ProposalRow } from '../proposals.repository';
import { getProposal, proposalNotFound } from '../proposals.service';
import { listExaminedPartners } from '../send/examined-partners.repository';
import { addRequests } from './requested-documents.repository';
import { findReview, noteAnswer, type ReviewRow } from './reviews.repository';

/**
 * Stores a consultant's decision. An older revision, or a move that the table doesn't
 * have, is refused with the newer state.
 */
export function decideProposal(
  ports: Ports,
  db: Database,
  {
    viewer,
    id,
    decision,
    actor,
  }: { viewer: SignedIn; id: string; decision: Decision; actor: Actor },
): Promise<ProposalDetail> {
  const { to, reasons, message, revision } = decision;
  return db.transaction(async (tx) => {
    const row = (await lockProposal(tx, id)) ?? proposalNotFound();
    if (row.revision !== revision)
      refuseMoved(row, 'consultant', await whoMoved(tx, row));
    await endHoldByDecision(ports, tx, { actor, queue: 'proposals', itemId: id });
    refuseOddReasons(row, decision);
    const review = await findReview(tx, id);
    refuseFirst(review, viewer);
    const moved = await moveProposal(ports, tx, {
      row,
      to,
      party: 'consultant',
      actor,
      reason: message,
      reasonCodes: reasons,
      refusal: 'Esta decisão não cabe na situação atual da proposta.',
    });
    await addRequests(tx, id, {
      documents: decision.documents ?? [],
      askedAt: moved.updatedAt,
    });
    const isReview = review !== null && review.answeredAt === null;
    if (isReview && to !== 'documentos_pendentes')
      await noteAnswer(ports, tx, { proposalId: id, by: viewer });
    const customer = (await findAccountById(tx, row.userId)) ?? proposalNotFound();
    await enqueueMail(
      ports,
      tx,
      decisionMail(ports.config, {
        to: customer.email,
        facts: row,
        personType: customer.personType,
        decision,
        reviewed: isReview,
        decidedAt: ports.clock.now(),
      }),
    );
    return getProposal(ports, tx, { viewer, id });
  });
}

/** Tells who last changed the proposal, and when; or its partners, if that was later. */
async function whoMoved(tx: Database, row: ProposalRow): Promise<string> {
  const last = (await listEvents(tx, row.id)).at(-1);
  const partners = await listExaminedPartners(tx, row);
  const since = partners.map((partner) => partner.since);
  const newest = since.find((at) => since.every((other) => other <= at));
  if (newest && newest > (last?.event.at ?? row.createdAt))
    return byWhom(
      { at: newest, name: null, role: 'customer' },
      'mudou os sócios da empresa',
    );
  if (!last) return 'Outra pessoa mexeu nesta proposta.';
  const { actor, at } = last.event;
  const role = actor === 'customer' || actor === 'system' ? actor : null;
  return byWhom({ at, name: last.actorName, role }, 'mexeu nesta proposta');
}

/**
 * Refuses a review by the first consultant: another one must answer it
 * (docs/product/sales.md).
 */
function refuseFirst(review: ReviewRow | null, viewer: SignedIn): void {
  if (review?.answeredAt === null && review.firstConsultantId === viewer.id)
    refuse(
      'forbidden',
      'Você decidiu esta proposta antes. A revisão é respondida por outra pessoa da análise.',
      { reason: 'review-by-another' },
    );
}

/** Refuses a reason of another decision, or a company's for a person. */
function refuseOddReasons({ clientType }: ProposalRow, { to, reasons }: Decision): void {
  const fitting = reasonsFor(to, clientType);
  if (!reasons.every((reason) => fitting.includes(reason)))
    refuseFields([
      { key: 'Reasons', message: 'Escolha motivos que cabem nesta decisão.' },
    ]);
}
