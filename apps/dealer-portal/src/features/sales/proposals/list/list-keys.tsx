import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { type Proposal } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import { dealerProposalPath } from '@site/api-contract/site-paths';
import { useListKeys } from '@site/ui';

/** J and K open the proposal after and before the open one, with the list's filters. */
export function ListKeys({ proposals }: { proposals: readonly Proposal[] }) {
  const { id } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  useListKeys(proposals, id, (proposal) => {
    const pathname = pathInApp('dealer-portal', dealerProposalPath(proposal.id));
    const search = params.toString();
    void navigate({ pathname, search }, { preventScrollReset: true, flushSync: true });
  });
  return null;
}
