import { type Proposal } from '@site/contracts';
import { isOpen } from '@site/contracts/states';
import { WaitingTime } from '@site/ui/proposal';
import { ageOf } from './proposal-age';
import { proposalsCopy as copy } from './proposals.copy';

/** Age of an open proposal, in warning above 7 days; a closed one waits for nobody. */
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
