import { useLocation, useParams } from 'react-router-dom';
import { type Proposal } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import { DEALER_PROPOSALS_PATH } from '@site/api-contract/site-paths';
import { LeftOut } from '@site/ui';

type LeftOutProposalProps = {
  filters: object;
  /** The listed proposals; undefined until they were read by these filters. */
  proposals: readonly Proposal[] | undefined;
  /** Whether further pages of the list are not loaded. */
  hasMore: boolean;
};

/** Closes the open proposal once the filters leave it out. */
export function LeftOutProposal({ filters, proposals, hasMore }: LeftOutProposalProps) {
  const { id } = useParams();
  const { search } = useLocation();
  return (
    <LeftOut
      openId={id}
      filters={filters}
      listed={proposals?.map((proposal) => proposal.id)}
      hasMore={hasMore}
      instead={() => ({
        pathname: pathInApp('dealer-portal', DEALER_PROPOSALS_PATH),
        search,
      })}
    />
  );
}
