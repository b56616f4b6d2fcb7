import { useState } from 'react';
import { useHandOverCarMutation, useSendHandoverPinMutation } from '@site/api-client';
import { type HandoverForm, handoverForm } from '@site/contracts';
import { showFormFailure } from '@site/shell/form-failure';
import { Form, NumberField, PinField, SubmitButton, useZodForm } from '@site/ui/forms';
import { Said, saidProblem, type Saying } from '../../shared/car-inspection/said';
import { SendPin } from '../../shared/car-inspection/send-pin';
import { deliveriesCopy } from './deliveries.copy';

const copy = deliveriesCopy.handover;

/** The customer's code, sent and typed, with what the odometer shows. */
export function HandoverFields({ id }: { id: string }) {
  const [handOver] = useHandOverCarMutation();
  const [ask, { isLoading }] = useSendHandoverPinMutation();
  const [said, setSaid] = useState<Saying>(null);
  const form = useZodForm(handoverForm, {
    defaultValues: { odometerKm: '', pin: '' },
  });

  async function send(body: HandoverForm) {
    setSaid(null);
    try {
      await handOver({ params: { id }, body }).unwrap();
    } catch (error) {
      setSaid(saidProblem(showFormFailure(form, error, copy.failed)));
    }
  }

  return (
    <>
      <Said saying={said} />
      <SendPin
        words={copy}
        isLoading={isLoading}
        onSend={() => ask({ params: { id } }).unwrap()}
        onSaid={setSaid}
      />
      <Form form={form} onSubmit={send} className="delivery-form" aria-label={copy.title}>
        <NumberField name="odometerKm" label={copy.odometer} whole />
        <PinField name="pin" label={copy.pin} help={copy.pinHelp} />
        <SubmitButton className="btn" pendingLabel={copy.pending}>
          {copy.submit}
        </SubmitButton>
      </Form>
    </>
  );
}
