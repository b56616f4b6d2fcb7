import { type ProposalDetail, type ReviewRequest } from '@site/api-contract';
import { formatDate, saoPauloDay } from '@site/api-contract/brazil';
import { reviewUntil } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { findAccountById } from '../../../identity/accounts/accounts.repository';
import { findLastMoverId } from '../last-move.repository';
import { moveProposal, refuseMoved } from '../move-proposal';
import { reviewAskedMail } from '../proposals.mails';
import { lockProposal } from '../proposals.repository';
import { getProposal, proposalNotFound } from '../proposals.service';
import { addReview, findReview } from './reviews.repository';

/**
 * The customer asks another person to review the refusal (LGPD art. 20): once, within 30
 * days. The proposal goes back to the analysis, marked as a review.
 */
export function requestReview(
  ports: Ports,
  db: Database,
  {
    viewer,
    id,
    request: { comment, revision },
    actor,
  }: { viewer: SignedIn; id: string; request: ReviewRequest; actor: Actor },
): Promise<ProposalDetail> {
  return db.transaction(async (tx) => {
    const row = await lockProposal(tx, id);
    if (!row || row.userId !== viewer.id) return proposalNotFound();
    if (row.revision !== revision) refuseMoved(row, 'customer', 'Esta proposta mudou.');
    if (row.state === 'reprovada') {
      if (await findReview(tx, id))
        refuse('conflict', 'Outra pessoa já reviu esta decisão. A revisão é uma só.', {
          reason: 'review-used',
        });
      const until = reviewUntil(row.updatedAt);
      if (saoPauloDay(ports.clock.now()) > until)
        refuse(
          'conflict',
          `O prazo para pedir a revisão terminou em ${formatDate(until)}.`,
          { reason: 'review-over' },
        );
    }
    const firstConsultantId = await findLastMoverId(tx, id, 'reprovada');
    const moved = await moveProposal(ports, tx, {
      row,
      to: 'em_analise',
      party: 'customer',
      actor,
      refusal: 'Só uma proposta não aprovada pode ser revista.',
    });
    await addReview(ports, tx, {
      proposalId: id,
      comment: comment ?? null,
      firstConsultantId,
    });
    const customer = (await findAccountById(tx, viewer.id)) ?? proposalNotFound();
    await enqueueMail(ports, tx, reviewAskedMail(ports.config, customer.email, moved));
    return getProposal(ports, tx, { viewer, id });
  });
}
