import { type ProposalDetail } from '@site/api-contract';
import { ProposalHistory } from '@site/ui/proposal';
import { proposalsCopy as copy } from './proposals.copy';

/** The history of the proposal, and a note about who decides. */
export function ProposalPast({ proposal }: { proposal: ProposalDetail }) {
  return (
    <>
      <h3>{copy.panel.history}</h3>
      <ProposalHistory events={proposal.history} />
      <p className="soft">{copy.decides}</p>
    </>
  );
}
