import { useReceiveCarMutation, useSendReturnPinMutation } from '@site/api-client';
import { HandoffFields } from '../../../shared/car-inspection/handoff-fields';
import { returnsCopy } from './returns.copy';

type ReceiptFieldsProps = { id: string; isStopped: () => boolean };

/** Receives the car with the customer's code. */
export function ReceiptFields({ id, isStopped }: ReceiptFieldsProps) {
  const [receive] = useReceiveCarMutation();
  const [ask, { isLoading }] = useSendReturnPinMutation();
  return (
    <HandoffFields
      words={returnsCopy.receipt}
      draft={`receipt.${id}`}
      isAsking={isLoading}
      asksWithKm
      isStopped={isStopped}
      onAsk={(odometerKm) => ask({ params: { id }, body: { odometerKm } }).unwrap()}
      onSend={(body) => receive({ params: { id }, body }).unwrap()}
    />
  );
}
