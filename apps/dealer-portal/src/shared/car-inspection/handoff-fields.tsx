import { useState } from 'react';
import { type HandoffForm, handoffForm, returnPinForm } from '@site/api-contract';
import { type DraftForm } from '@site/api-contract/identity';
import { showFormFailure } from '@site/shell/form-failure';
import { OutcomeNotice, type OutcomeText, problemText } from '@site/ui';
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
  /** Keeps the typed km, never the code. */
  draft: DraftForm;
  isAsking: boolean;
  /** The customer's code confirms the km as well, so they are read before it is sent. */
  asksWithKm?: boolean;
  /** Whether something on the page must be settled before the code is sent. */
  isStopped?: () => boolean;
  /** Sends the customer the code; the km are 0 unless `asksWithKm` is set. */
  onAsk: (odometerKm: number) => Promise<unknown>;
  onSend: (form: HandoffForm) => Promise<unknown>;
};

/** Sends the customer's code, and asks for it and for the odometer reading. */
export function HandoffFields({
  words,
  draft,
  isAsking,
  asksWithKm = false,
  isStopped = () => false,
  onAsk,
  onSend,
}: HandoffFieldsProps) {
  const [said, setSaid] = useState<OutcomeText>(null);
  const form = useZodForm(handoffForm, { defaultValues: { odometerKm: '', pin: '' } });

  async function send(body: HandoffForm) {
    setSaid(null);
    try {
      await onSend(body);
    } catch (error) {
      setSaid(problemText(showFormFailure(form, error, words.failed)));
    }
  }

  async function ask() {
    if (isStopped()) return;
    setSaid(null);
    const typed = returnPinForm.safeParse({ odometerKm: form.getValues('odometerKm') });
    if (asksWithKm && !typed.success) {
      await form.trigger('odometerKm', { shouldFocus: true });
      return;
    }
    try {
      await onAsk(typed.data?.odometerKm ?? 0);
      // The code could not be typed before it was sent.
      if (form.getValues('pin') === '') form.clearErrors('pin');
      setSaid({ kind: 'ok', text: words.pinSent });
    } catch (error) {
      setSaid(problemText(showFormFailure(form, error, words.pinFailed)));
    }
  }

  return (
    <>
      <OutcomeNotice saying={said} />
      <Form
        form={form}
        warnOnLeave
        draft={draft}
        onSubmit={send}
        className="delivery-form"
        aria-label={words.title}
      >
        <NumberField name="odometerKm" label={words.odometer} whole />
        <SendPin words={words} isLoading={isAsking} onSend={ask} />
        <PinField name="pin" label={words.pin} help={words.pinHelp} />
        <div className="delivery-bar">
          <SubmitButton className="btn" pendingLabel={words.pending}>
            {words.submit}
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}
