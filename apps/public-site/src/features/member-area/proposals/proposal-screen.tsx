import { useParams } from 'react-router-dom';
import { useGetProposalQuery } from '@site/api-client';
import { deferred } from '@site/ui';
import { QueryPage } from '../overview/query-page';
import { useSignedIn } from '../use-signed-in';
import { proposalPageCopy } from './proposal-page.copy';

const ProposalParts = deferred(
  async () => (await import('./proposal-parts')).ProposalParts,
);

/** One proposal: its state, its plan, the parts of its price, and its history. */
export function ProposalScreen() {
  const { id = '' } = useParams();
  const answer = useGetProposalQuery(
    { params: { id } },
    { skip: !useSignedIn(), refetchOnMountOrArgChange: true },
  );
  return (
    <QueryPage answer={answer} copy={proposalPageCopy}>
      {(proposal) => <ProposalParts proposal={proposal} />}
    </QueryPage>
  );
}
