import { useSelector } from 'react-redux';
import { pathInApp } from '@site/api-contract/site-map';
import { dealerProposalPath } from '@site/api-contract/site-paths';
import { selectViewer } from '@site/auth';
import { SalesStatement } from '@site/back-office/sales-statement';

/** Sales of the dealership in a month, or of the seller (docs/product/sales.md). */
export function Component() {
  const { kind } = useSelector(selectViewer);
  return (
    <div className="wrap statement">
      <SalesStatement
        isSeller={kind === 'seller'}
        pathOf={({ proposalId }) =>
          pathInApp('dealer-portal', dealerProposalPath(proposalId))
        }
      />
    </div>
  );
}
