import { type Proposal } from '@site/api-contract';
import { formatBRL } from '@site/api-contract/brazil';
import { StateTag } from '../feedback/tag';
import { SiteLink } from '../link/site-link';
import { ProposalCar } from './proposal-car';

type Props = { proposals: readonly Proposal[]; hrefOf: (proposal: Proposal) => string };

/** A short list of proposals: car and customer, price, state. */
export function ProposalList({ proposals, hrefOf }: Props) {
  return (
    <ul className="plist">
      {proposals.map((proposal) => (
        <li key={proposal.id}>
          <ProposalCar
            proposal={proposal}
            title={<SiteLink to={hrefOf(proposal)}>{proposal.customerName}</SiteLink>}
          />
          <span className="num">{formatBRL(proposal.monthly)}</span>
          <StateTag {...proposal} />
        </li>
      ))}
    </ul>
  );
}
