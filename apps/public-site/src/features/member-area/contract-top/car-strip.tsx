import { type ContractSummary } from '@site/api-contract';
import { Stage } from '@site/ui';
import { isLate } from '../overview/pick-leading-contract';
import { ContractTag } from '../own-cars/contract-tag';
import { versionOf } from '../proposals/plan.copy';

/** The car of a contract in one row: its name, the contract's number and its state. */
export function CarStrip({ contract }: { contract: ContractSummary }) {
  const { state, carReturn } = contract;
  return (
    <>
      <Stage size="thumb" model={contract.modelSlug} paint={contract.paint} eager />
      <p>
        <b>{`${contract.modelName} ${versionOf(contract)}`}</b>
        <small className="num">{contract.number}</small>
      </p>
      <ContractTag state={state} returnKind={carReturn?.kind} isLate={isLate(contract)} />
    </>
  );
}
