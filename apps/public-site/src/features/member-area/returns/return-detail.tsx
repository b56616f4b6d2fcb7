import { type CarReturn } from '@site/api-contract';
import { ReturnPlan } from './return-plan';
import { ReturnSettlement } from './return-settlement';
import { returnsCopy as copy } from './returns.copy';
import '../deliveries/delivery.css';

/** A return that is under way, or the settlement of a finished one. */
export function ReturnDetail({ carReturn }: { carReturn: CarReturn }) {
  const { returnedAt } = carReturn;
  return (
    <>
      <header className="delivery-head">
        <h1>{returnedAt ? copy.titleOfDone : copy.title}</h1>
      </header>
      <div className="delivery-two">
        {returnedAt ? (
          <ReturnSettlement carReturn={carReturn} />
        ) : (
          <ReturnPlan carReturn={carReturn} />
        )}
      </div>
    </>
  );
}
