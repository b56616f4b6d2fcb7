import { type Cancellation, type ProposalDetail } from '@site/api-contract';
import { isContract } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { findAccountById } from '../../../identity/accounts/accounts.repository';
import { moveProposal, refuseMoved } from '../move-proposal';
import { cancelledMail } from '../proposals.mails';
import { lockProposal } from '../proposals.repository';
import { getProposal, proposalNotFound } from '../proposals.service';

/**
 * The customer cancels a proposal before the signature. A contract ends by its own rules
 * (withdrawal, early exit), not here.
 */
export function cancelProposal(
  ports: Ports,
  db: Database,
  {
    viewer,
    id,
    cancellation: { reason, revision },
    actor,
  }: { viewer: SignedIn; id: string; cancellation: Cancellation; actor: Actor },
): Promise<ProposalDetail> {
  return db.transaction(async (tx) => {
    const row = await lockProposal(tx, id);
    if (!row || row.userId !== viewer.id) return proposalNotFound();
    if (row.revision !== revision) refuseMoved(row, 'customer', 'Esta proposta mudou.');
    if (isContract(row.state))
      refuseMoved(
        row,
        'customer',
        'O contrato já foi assinado: a desistência é na página do contrato.',
      );
    await moveProposal(ports, tx, {
      row,
      to: 'cancelada',
      party: 'customer',
      actor,
      reason,
      refusal: 'Esta proposta não pode mais ser cancelada.',
    });
    const customer = (await findAccountById(tx, viewer.id)) ?? proposalNotFound();
    await enqueueMail(ports, tx, cancelledMail(ports.config, customer.email, row));
    return getProposal(ports, tx, { viewer, id });
  });
}
