import { type ProposalDetail, type RequestTakenBack } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { endHoldByDecision } from '../../../activity/holds/holds.service';
import { findAccountById } from '../../../identity/accounts/accounts.repository';
import { moveProposal, refuseMoved } from '../move-proposal';
import { requestTakenBackMail } from '../proposals.mails';
import { lockProposal } from '../proposals.repository';
import { getProposal, proposalNotFound } from '../proposals.service';
import { removeUnanswered } from './requested-documents.repository';

/**
 * Withdraws requests for documents that have not come; the analysis goes on with the
 * others. Received ones stay marked.
 */
export function takeBackRequest(
  ports: Ports,
  db: Database,
  {
    viewer,
    id,
    request: { reason, revision },
    actor,
  }: { viewer: SignedIn; id: string; request: RequestTakenBack; actor: Actor },
): Promise<ProposalDetail> {
  return db.transaction(async (tx) => {
    const row = (await lockProposal(tx, id)) ?? proposalNotFound();
    if (row.revision !== revision || row.state !== 'documentos_pendentes')
      refuseMoved(row, 'consultant', 'Não há pedido de documentos para desfazer.');
    await endHoldByDecision(ports, tx, { actor, queue: 'proposals', itemId: id });
    await removeUnanswered(tx, id);
    const moved = await moveProposal(ports, tx, {
      row,
      to: 'em_analise',
      party: 'consultant',
      actor,
      reason,
    });
    const customer = (await findAccountById(tx, row.userId)) ?? proposalNotFound();
    await enqueueMail(
      ports,
      tx,
      requestTakenBackMail(ports.config, { to: customer.email, facts: moved, reason }),
    );
    return getProposal(ports, tx, { viewer, id });
  });
}
