import { useState } from 'react';
import { type HandoffForm, handoffForm } from '@site/contracts';
import { showFormFailure } from '@site/shell/form-failure';
import { Said, saidProblem, type Saying } from '@site/ui';
import { Form, NumberField, PinField, SubmitButton, useZodForm } from '@site/ui/forms';
import { SendPin, type SendPinWords } from './send-pin';

type HandoffFieldsProps = {
  words: SendPinWords & {
    title: string;
    odometer: string;
    pin: string;
    pinHelp: string;
    submit: string;
    pending: string;
    failed: string;
  };
  isAsking: boolean;
  /** Has the customer sent the code. */
  onAsk: () => Promise<unknown>;
  onSend: (form: HandoffForm) => Promise<unknown>;
};

/** The customer's code, sent and typed, with what the odometer shows. */
export function HandoffFields({ words, isAsking, onAsk, onSend }: HandoffFieldsProps) {
  const [said, setSaid] = useState<Saying>(null);
  const form = useZodForm(handoffForm, { defaultValues: { odometerKm: '', pin: '' } });

  async function send(body: HandoffForm) {
    setSaid(null);
    try {
      await onSend(body);
    } catch (error) {
      setSaid(saidProblem(showFormFailure(form, error, words.failed)));
    }
  }

  return (
    <>
      <Said saying={said} />
      <SendPin words={words} isLoading={isAsking} onSend={onAsk} onSaid={setSaid} />
      <Form
        form={form}
        warnOnLeave
        onSubmit={send}
        className="delivery-form"
        aria-label={words.title}
      >
        <NumberField name="odometerKm" label={words.odometer} whole />
        <PinField name="pin" label={words.pin} help={words.pinHelp} />
        <SubmitButton className="btn" pendingLabel={words.pending}>
          {words.submit}
        </SubmitButton>
      </Form>
    </>
  );
}
