import { type CarReturn } from '@site/contracts';
import { CUSTOMER_STATE_LABELS } from '@site/contracts/states';
import { StateTag } from '@site/ui';
import { endingCopy as copy } from './ending.copy';
import { ReturnPlan } from './return-plan';
import { Settled } from './settled';
import '../delivery/delivery.css';

/** A return before it is done, or its settled account. */
export function ReturnDetail({ carReturn }: { carReturn: CarReturn }) {
  const { contractNumber, versionName, state } = carReturn;
  return (
    <>
      <header className="delivery-head">
        <h1>{copy.titleOf(versionName)}</h1>
        <p className="soft num">{copy.contract(contractNumber)}</p>
        <p>
          <StateTag state={state} icon labels={CUSTOMER_STATE_LABELS} />
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
