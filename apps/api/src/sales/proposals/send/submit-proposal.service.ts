import { type ProposalRequest } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { Refusal } from '#platform/errors';
import { type Attribution } from '#platform/http/client-headers';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { ownerOf } from '../../simulations/simulations.repository';
import { storeSubmission } from './store-submission';
import { decideSubmission } from './submission.rules';
import { lockSubmission } from './submission-facts.repository';

type Sender = {
  viewer: SignedIn;
  actor: Actor;
  sessionId: string | undefined;
  attribution: Attribution;
};

/**
 * Turns a basket into a proposal (spec §7 headers-with-payments), and gives the
 * proposal's id: facts, decision, writes. A refusal comes back as notifications. The
 * credit bureau is asked only about a proposal that is sent.
 */
export async function sendProposal(
  ports: Ports,
  tx: Database,
  {
    sender: { viewer, actor, sessionId, attribution },
    simulationId,
    request,
  }: { sender: Sender; simulationId: string; request: ProposalRequest },
): Promise<string> {
  const owner = ownerOf(viewer, sessionId);
  const customerId = viewer.id;
  const { owned, ...facts } = await lockSubmission(ports, tx, {
    owner,
    customerId,
    simulationId,
    request,
    attribution,
  });
  const submission = decideSubmission(facts);
  if (submission instanceof Refusal) throw submission;
  const finding = await ports.credit.assess(submission.question);
  return storeSubmission(ports, tx, {
    submission,
    finding,
    owner,
    actor,
    owned,
    customer: facts.customer,
  });
}
