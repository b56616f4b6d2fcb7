import { useState } from 'react';
import { failureOf, serverSentence, useHandOverCarMutation } from '@site/api-client';
import { type HandoverForm, handoverForm } from '@site/contracts';
import {
  Form,
  NumberField,
  PinField,
  showServerFields,
  SubmitButton,
  useZodForm,
} from '@site/ui/forms';
import { deliveriesCopy } from './deliveries.copy';
import { Said, type Saying } from './said';
import { SendHandoverPin } from './send-handover-pin';

const copy = deliveriesCopy.handover;

/** The customer's code, sent and typed, with what the odometer shows. */
export function HandoverFields({ id }: { id: string }) {
  const [handOver] = useHandOverCarMutation();
  const [said, setSaid] = useState<Saying>(null);
  const form = useZodForm(handoverForm, {
    defaultValues: { odometerKm: '', pin: '' },
  });

  async function send(body: HandoverForm) {
    setSaid(null);
    try {
      await handOver({ params: { id }, body }).unwrap();
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      const left = showServerFields(form, failure.fields);
      if (failure.fields.length === 0 || left.length > 0)
        setSaid({ kind: 'err', text: serverSentence(error, copy.failed) });
    }
  }

  return (
    <>
      <Said saying={said} />
      <SendHandoverPin id={id} onSaid={setSaid} />
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
