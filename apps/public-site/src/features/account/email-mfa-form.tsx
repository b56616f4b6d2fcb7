import * as z from 'zod/mini';
import { pinForm } from '@site/contracts';
import { Form, PinField, showServerFields, SubmitButton, useZodForm } from '@site/ui/forms';
import { MFA_COPY as COPY } from './account.copy';

const onlyPin = z.pick(pinForm, { pin: true });

type EmailMfaFormProps = {
  /** Gives back why the code was refused, or null. */
  onSubmit: (pin: string) => Promise<string | null>;
};

/** The six digits of the mail. */
export function EmailMfaForm({ onSubmit }: EmailMfaFormProps) {
  const form = useZodForm(onlyPin, { defaultValues: { pin: '' } });
  const send = async ({ pin }: { pin: string }) => {
    const refusal = await onSubmit(pin);
    if (refusal !== null) showServerFields(form, [{ key: 'pin', message: refusal }]);
  };
  return (
    <Form form={form} aria-label={COPY.title} onSubmit={send}>
      <PinField name="pin" label={COPY.pin} />
      <div className="acts"><SubmitButton pendingLabel={COPY.submitting}>{COPY.submit}</SubmitButton></div>
    </Form>
  );
}
