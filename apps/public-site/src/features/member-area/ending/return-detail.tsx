import { type CarReturn } from '@site/contracts';
import { ContractTag } from '../contract-tag';
import { endingCopy as copy } from './ending.copy';
import { ReturnPlan } from './return-plan';
import { Settled } from './settled';
import '../delivery/delivery.css';

/** A return before it is done, or its settled account. */
export function ReturnDetail({ carReturn }: { carReturn: CarReturn }) {
  const { contractNumber, versionName, state, kind } = carReturn;
  return (
    <>
      <header className="delivery-head">
        <h1>{copy.titleOf(versionName)}</h1>
        <p className="soft num">{copy.contract(contractNumber)}</p>
        <p>
          <ContractTag state={state} returnKind={kind} />
        </p>
      </header>
      <div className="delivery-two">
        {carReturn.returnedAt ? (
          <Settled carReturn={carReturn} />
        ) : (
          <ReturnPlan carReturn={carReturn} />
        )}
      </div>
    </>
  );
}
