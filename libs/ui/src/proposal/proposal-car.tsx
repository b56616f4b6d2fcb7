import { type Proposal } from '@site/contracts';
import { CarPicture } from '../cars/car-picture';
import './proposal.css';

type Props = { proposal: Pick<Proposal, 'modelSlug' | 'modelName' | 'versionName' | 'paint'>; children?: React.ReactNode };

/** The car of a proposal as a row's thumbnail on its own sky and ground. */
export function ProposalCar({ proposal, children }: Props) {
  return (
    <span className="pcar">
      <span className="pcar-stage stage" data-model={proposal.modelSlug} aria-hidden="true">
        <CarPicture model={proposal.modelSlug} paint={proposal.paint} alt="" />
      </span>
      <span>
        <span>{proposal.modelName} {proposal.versionName}</span>
        {children}
      </span>
    </span>
  );
}
