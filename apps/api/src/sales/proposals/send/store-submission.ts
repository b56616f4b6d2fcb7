import { eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type CreditFinding } from '#platform/ports/credit-bureau';
import { type Actor, recordAudit } from '#platform/security/audit';
import { recordChange } from '../../assisted-sale/cart-history';
import { insertCampaignUse } from '../../campaigns/campaigns.repository';
import { changePlace } from '../../reservations/queue-places.repository';
import { type Owned, type Owner } from '../../simulations/simulations.repository';
import { simulations } from '../../simulations/simulations.table';
import { recordMove } from '../proposal-history';
import { proposalNumber } from '../proposal-number';
import { receivedMail } from '../proposals.mails';
import { type ProposalRow } from '../proposals.repository';
import { proposals } from '../proposals.table';
import { insertSaleClaims } from '../sale-claims.repository';
import { type Submission } from './submission.rules';

type Stored = {
  submission: Submission;
  finding: CreditFinding;
  owner: Owner;
  actor: Actor;
  owned: Owned;
  customer: { id: string; email: string };
};

/**
 * Stores a sent proposal, in the transaction that has locked its simulation: the row with
 * its first two moves, the claims to the sale, the use of a campaign, the used turn, the simulation that leaves
 * the cart, the line in a shared cart, the mail and the trail. Gives its id.
 */
export async function storeSubmission(
  ports: Pick<Ports, 'clock' | 'config' | 'random'>,
  tx: Database,
  { submission, finding, owner, actor, owned, customer }: Stored,
): Promise<string> {
  const row = await insertProposal(ports, tx, submission);
  const { id, createdAt: at } = row;
  await recordMove(tx, id, {
    from: 'rascunho',
    to: 'enviada',
    actor: 'customer',
    actorId: customer.id,
    at,
  });
  await recordMove(tx, id, {
    from: 'enviada',
    to: 'em_analise',
    actor: 'system',
    note: [finding.note, submission.licenseHint].filter(Boolean).join(' '),
    reasonCodes: finding.reasons,
    at,
  });
  await insertSaleClaims(tx, id, submission.saleClaims);
  if (submission.campaignId)
    await insertCampaignUse(tx, { proposalId: id, campaignId: submission.campaignId });
  if (submission.placeId) await changePlace(tx, submission.placeId, { proposalId: id });
  await tx
    .update(simulations)
    .set({ contractedAt: at, userId: customer.id, sessionId: null })
    .where(eq(simulations.id, owned.simulation.id));
  await recordChange(ports, tx, owner, { owned, kind: 'sent' });
  await enqueueMail(ports, tx, receivedMail(ports.config, customer.email, row));
  await recordAudit(ports, tx, {
    actor,
    action: 'proposal-sent',
    subject: `proposal:${id}`,
  });
  return id;
}

/** A drawn number is never given back, so numbers may have gaps. */
async function insertProposal(
  ports: Pick<Ports, 'random'>,
  tx: Database,
  { proposal }: Submission,
): Promise<ProposalRow> {
  const [next] = await rowsOf<{ running: number }>(
    tx,
    sql`select nextval('proposal_numbers')::int as running`,
  );
  const number = proposalNumber(proposal.createdAt, next?.running ?? 0);
  const [row] = await tx
    .insert(proposals)
    .values({ ...proposal, id: ports.random.uuid(), number })
    .returning();
  return row ?? refuse('conflict', TEXTS.conflict, { reason: 'changed-meanwhile' });
}
