import { useHandOverCarMutation, useSendHandoverPinMutation } from '@site/api-client';
import { HandoffFields } from '../../../../shared/car-inspection/handoff-fields';
import { deliveriesCopy } from '../deliveries.copy';

/** Hands the car over with the customer's code. */
export function HandoverFields({ id }: { id: string }) {
  const [handOver] = useHandOverCarMutation();
  const [ask, { isLoading }] = useSendHandoverPinMutation();
  return (
    <HandoffFields
      words={deliveriesCopy.handover}
      draft={`handover.${id}`}
      isAsking={isLoading}
      onAsk={() => ask({ params: { id } }).unwrap()}
      onSend={(body) => handOver({ params: { id }, body }).unwrap()}
    />
  );
}
