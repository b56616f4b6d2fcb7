import { type ReactNode } from 'react';
import { type Proposal } from '@site/api-contract';
import { CarPicture } from '../cars/car-picture';
import './proposal.css';

type Props = {
  proposal: Pick<Proposal, 'modelSlug' | 'modelName' | 'versionName' | 'paint'>;
  /** Line above the car's name. */
  title?: ReactNode;
  /** Small line below it. */
  note?: ReactNode;
  /** Shows the model's name in place of the version's. */
  isShort?: boolean;
};

/**
 * The car of a proposal as a row's thumbnail with its sky and ground; the version's name
 * contains the model's.
 */
export function ProposalCar({ proposal, title, note, isShort = false }: Props) {
  return (
    <span className="pcar">
      <span
        className="pcar-stage stage"
        data-model={proposal.modelSlug}
        aria-hidden="true"
      >
        <CarPicture model={proposal.modelSlug} paint={proposal.paint} alt="" />
      </span>
      <span className="pcar-text">
        {title}
        <span>{isShort ? proposal.modelName : proposal.versionName}</span>
        {note !== undefined && <small>{note}</small>}
      </span>
    </span>
  );
}
