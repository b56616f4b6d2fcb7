import { coveredKinds } from '@site/api-contract/identity';
import { type Database } from '#platform/data/database';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { findAccountById } from '../../../identity/accounts/accounts.repository';
import { type Arrival } from '../../../identity/documents/documents.rules';
import { moveProposal } from '../move-proposal';
import { documentsReceivedMail } from '../proposals.mails';
import {
  latestOf,
  listRequests,
  lockWaiting,
  noteActivity,
  noteReceived,
} from './requested-documents.repository';

/**
 * A document arrived that the analysis may have asked for: it is marked as received, and
 * the analysis goes on once nothing is missing. Call it in the transaction that stores
 * the document.
 */
export async function receiveDocument(
  ports: Ports,
  tx: Database,
  { userId, actor, ...document }: Arrival,
): Promise<void> {
  const now = ports.clock.now();
  const kinds = coveredKinds(document);
  for (const row of await lockWaiting(tx, userId)) {
    if (!(await noteReceived(tx, { proposalId: row.id, kinds, at: now }))) continue;
    const missing = latestOf(await listRequests(tx, row.id)).filter(
      ({ receivedAt }) => receivedAt === null,
    );
    if (missing.length > 0) {
      await noteActivity(tx, row.id, now);
      continue;
    }
    const moved = await moveProposal(ports, tx, {
      row,
      to: 'em_analise',
      party: 'customer',
      actor,
    });
    const customer = await findAccountById(tx, userId);
    if (customer)
      await enqueueMail(
        ports,
        tx,
        documentsReceivedMail(ports.config, customer.email, moved),
      );
  }
}
