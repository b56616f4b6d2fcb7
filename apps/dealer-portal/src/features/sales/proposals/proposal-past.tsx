import { type ProposalDetail } from '@site/api-contract';
import { ProposalHistory } from '@site/ui/proposal';
import { proposalsCopy as copy } from './proposals.copy';

/** How the proposal came where it is, and who decides. */
export function ProposalPast({ proposal }: { proposal: ProposalDetail }) {
  return (
    <>
      <h3>{copy.panel.history}</h3>
      <ProposalHistory events={proposal.history} />
      <p className="soft">{copy.decides}</p>
    </>
  );
}
