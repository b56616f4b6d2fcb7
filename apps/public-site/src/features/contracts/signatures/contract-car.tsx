import { type ProposalDetail } from '@site/api-contract';
import { Stage } from '@site/ui';

type Car = 'modelSlug' | 'versionName' | 'versionSlug' | 'paint' | 'paintName';

/** The car of the contract, so that nobody with two proposals signs the other one. */
export function ContractCar({ car }: { car: Pick<ProposalDetail, Car> }) {
  const { modelSlug, versionName, versionSlug, paint, paintName } = car;
  return (
    <p className="contract-car">
      <Stage size="thumb" model={modelSlug} paint={paint} version={versionSlug} eager />
      <span>
        <b>{versionName}</b>
        <small>{paintName}</small>
      </span>
    </p>
  );
}
