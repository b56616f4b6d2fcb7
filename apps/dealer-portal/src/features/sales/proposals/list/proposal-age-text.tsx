import { type Proposal } from '@site/api-contract';
import { isOpen } from '@site/api-contract/sales';
import { WaitingTime } from '@site/ui/proposal';
import { proposalsCopy as copy } from '../proposals.copy';
import { ageOf } from './proposal-age';

/** Age of an open proposal, with a warning above 7 days; for a closed one its state. */
export function ProposalAge({
  proposal,
  now,
}: {
  proposal: Pick<Proposal, 'createdAt' | 'state' | 'returnKind'>;
  now: Date;
}) {
  if (!isOpen(proposal.state))
    return <span className="soft">{copy.closed(proposal)}</span>;
  return <WaitingTime {...ageOf(proposal, now)} />;
}
