import { type ContractSummary } from '@site/api-contract';
import { Stage } from '@site/ui';
import { ContractTag } from '../own-cars/contract-tag';
import { versionOf } from '../proposals/plan.copy';

/** The car of a contract in one row: its name, the contract's number and its state. */
export function CarStrip({ contract }: { contract: ContractSummary }) {
  return (
    <>
      <Stage size="thumb" model={contract.modelSlug} paint={contract.paint} eager />
      <p>
        <b>{`${contract.modelName} ${versionOf(contract)}`}</b>
        <small className="num">{contract.number}</small>
      </p>
      <ContractTag contract={contract} />
    </>
  );
}
