import { type TrafficFine } from '@site/api-contract';
import { useTakenBack } from '@site/ui';
import { pendingActId } from '../../../shared/pending-act-id';
import { CancelFine } from './cancel-fine';
import { ChargeFine } from './charge-fine';
import { backOf } from './fine-act';
import { fineActsCopy as copy } from './fine-acts.copy';

/**
 * The consultant may charge the customer for a fine, or cancel it. While one of both
 * waits to be sent the other is not offered.
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
