import { type TrafficFine } from '@site/api-contract';
import { useTakenBack } from '@site/ui';
import { pendingActId } from '../../../shared/pending-act-id';
import { CancelFine } from './cancel-fine';
import { ChargeFine } from './charge-fine';
import { backOf } from './fine-act';
import { trafficFinesCopy as copy } from './traffic-fines.copy';

/**
 * A consultant may pass the amount of a fine on to the customer, or cancel the fine.
 * While one of both acts waits to be sent, the other is not offered.
 */
export function FineSteps({ fine }: { fine: TrafficFine }) {
  const back = useTakenBack(pendingActId('fine', fine.id));
  const charge = backOf(back, copy.charge);
  const cancel = backOf(back, copy.cancel);
  return (
    <>
      {!cancel.pending && <ChargeFine fine={fine} back={charge} />}
      {!charge.pending && <CancelFine fine={fine} back={cancel} />}
    </>
  );
}
