import { type Decision, type ProposalDetail } from '@site/contracts';
import { reasonsFor } from '@site/contracts/analysis-reasons';
import { type Database } from '../../platform/data/database';
import { refuseFields } from '../../platform/errors';
import { enqueueMail } from '../../platform/jobs/outbox';
import { type Ports } from '../../platform/ports';
import { type Actor } from '../../platform/security/audit';
import { type SignedIn } from '../../platform/security/authentication';
import { findAccountById } from '../accounts/accounts.repository';
import { moveProposal, refuseMoved } from './move-proposal';
import { decisionMail } from './proposals.mails';
import { lockProposal, type ProposalRow } from './proposals.repository';
import { getProposal, proposalNotFound } from './proposals.service';

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
    decision,
    by,
  }: { viewer: SignedIn; id: string; decision: Decision; by: Actor },
): Promise<ProposalDetail> {
  const { to, reasons, message, revision } = decision;
  return db.transaction(async (tx) => {
    const row = (await lockProposal(tx, id)) ?? proposalNotFound();
    if (row.revision !== revision)
      refuseMoved(row, 'consultant', 'Outra pessoa mexeu nesta proposta.');
    refuseOddReasons(row, decision);
    await moveProposal(ports, tx, {
      row,
      to,
      actor: 'consultant',
      by,
      reason: message,
      reasonCodes: reasons,
      refusal: 'Esta decisão não cabe no estado atual da proposta.',
    });
    const customer = (await findAccountById(tx, row.userId)) ?? proposalNotFound();
    const mail = decisionMail(ports.config, { to: customer.email, facts: row, decision });
    await enqueueMail(ports, tx, mail);
    return getProposal(tx, viewer, id);
  });
}

/** A reason of another decision, or of companies for a person. */
function refuseOddReasons({ clientType }: ProposalRow, { to, reasons }: Decision): void {
  const fitting = reasonsFor(to, clientType);
  if (!reasons.every((reason) => fitting.includes(reason)))
    refuseFields([
      { key: 'Reasons', message: 'Escolha motivos que cabem nesta decisão.' },
    ]);
}
