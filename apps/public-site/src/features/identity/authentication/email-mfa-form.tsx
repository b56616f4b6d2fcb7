import * as z from 'zod/mini';
import { mfaForm } from '@site/api-contract';
import {
  CheckboxField,
  Form,
  PinField,
  showServerFields,
  SubmitButton,
  useZodForm,
} from '@site/ui/forms';
import { mfaCopy as COPY } from './account.copy';

const typed = z.omit(mfaForm, { email: true });
export type TypedPin = z.output<typeof typed>;

type EmailMfaFormProps = {
  waitSeconds: number;
  /** Returns the message why the code was refused, or null. */
  onSubmit: (typed: TypedPin) => Promise<string | null>;
};

/** Asks for the six digits of the mail, and whether to trust this browser from now on. */
export function EmailMfaForm({ waitSeconds, onSubmit }: EmailMfaFormProps) {
  const form = useZodForm(typed, { defaultValues: { pin: '', trustDevice: false } });
  const send = async (values: TypedPin) => {
    const refusal = await onSubmit(values);
    if (refusal !== null) showServerFields(form, [{ key: 'pin', message: refusal }]);
  };
  return (
    <Form form={form} aria-label={COPY.title} onSubmit={send}>
      <PinField name="pin" label={COPY.pin} />
      <CheckboxField name="trustDevice" label={COPY.trust} help={COPY.trustHelp} />
      <div className="actions">
        <SubmitButton waitSeconds={waitSeconds} pendingLabel={COPY.submitting}>
          {COPY.submit}
        </SubmitButton>
      </div>
    </Form>
  );
}
