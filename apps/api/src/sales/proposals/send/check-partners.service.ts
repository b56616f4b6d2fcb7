import { eq } from 'drizzle-orm';
import { type PartnersCheck, type ProposalDetail } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { findAccountById } from '../../../identity/accounts/accounts.repository';
import { refuseMoved } from '../move-proposal';
import { partnersCheckedMail } from '../proposals.mails';
import { lockProposal } from '../proposals.repository';
import { getProposal, proposalNotFound } from '../proposals.service';
import { proposals } from '../proposals.table';
import { listExaminedPartners } from './examined-partners.repository';

/**
 * A consultant has examined the present partners of an approved proposal, so they may
 * sign. The 30 days begin again, since the customer waited for us. Does nothing when no
 * partner changed.
 */
export function checkPartners(
  ports: Ports,
  db: Database,
  {
    viewer,
    id,
    check: { revision },
    actor,
  }: { viewer: SignedIn; id: string; check: PartnersCheck; actor: Actor },
): Promise<ProposalDetail> {
  return db.transaction(async (tx) => {
    const row = (await lockProposal(tx, id)) ?? proposalNotFound();
    if (row.state !== 'aprovada' || row.revision !== revision)
      refuseMoved(
        row,
        'consultant',
        'A proposta ou os sócios mudaram. Confira de novo o cadastro.',
      );
    const partners = await listExaminedPartners(tx, row);
    if (partners.every(({ isExamined }) => isExamined))
      return getProposal(ports, tx, { viewer, id });
    const now = ports.clock.now();
    await tx
      .update(proposals)
      .set({ partnersCheckedAt: now, revision: row.revision + 1, updatedAt: now })
      .where(eq(proposals.id, id));
    await recordAudit(ports, tx, {
      actor,
      action: 'partners-checked',
      personId: row.userId,
      subject: `proposal:${id}`,
    });
    const customer = (await findAccountById(tx, row.userId)) ?? proposalNotFound();
    await enqueueMail(
      ports,
      tx,
      partnersCheckedMail(ports.config, customer.email, { ...row, updatedAt: now }),
    );
    return getProposal(ports, tx, { viewer, id });
  });
}
