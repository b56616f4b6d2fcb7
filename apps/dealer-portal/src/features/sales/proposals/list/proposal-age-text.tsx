import { type Proposal } from '@site/api-contract';
import { isOpen } from '@site/api-contract/states';
import { WaitingTime } from '@site/ui/proposal';
import { proposalsCopy as copy } from '../proposals.copy';
import { ageOf } from './proposal-age';

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
