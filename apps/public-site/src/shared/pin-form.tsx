import { type ReactNode, useEffect } from 'react';
import * as z from 'zod/mini';
import { pinForm, signatureRequest } from '@site/api-contract';
import {
  Form,
  PinField,
  showServerFields,
  SubmitButton,
  useZodForm,
} from '@site/ui/forms';

/** Wrong codes of e-mails and of signatures have different messages. */
const SCHEMAS = {
  email: z.pick(pinForm, { pin: true }),
  signature: z.pick(signatureRequest, { pin: true }),
} as const;

type PinFormProps = {
  purpose: keyof typeof SCHEMAS;
  copy: { form: string; pin: string; submit: string; submitting: string };
  /** Count of the codes that were sent: another one empties a field with a refused code. */
  codes?: number;
  /** Seconds that the server asks to wait after too many attempts. */
  waitSeconds: number;
  /** Resolves to the message why the code was refused, or to null. */
  onSubmit: (pin: string) => Promise<string | null>;
  /** Content beside the button. */
  children?: ReactNode;
};

/** Asks for the code from the mail; a refusal is shown at the field. */
export function PinForm({
  purpose,
  copy,
  codes = 0,
  waitSeconds,
  onSubmit,
  children,
}: PinFormProps) {
  const form = useZodForm(SCHEMAS[purpose], { defaultValues: { pin: '' } });
  useEffect(() => {
    if (codes > 0 && form.getFieldState('pin').invalid) form.reset();
  }, [codes, form]);
  return (
    <Form
      form={form}
      aria-label={copy.form}
      onSubmit={async ({ pin }) => {
        const refusal = await onSubmit(pin);
        if (refusal) showServerFields(form, [{ key: 'pin', message: refusal }]);
      }}
    >
      <PinField name="pin" label={copy.pin} />
      <div className="actions">
        <SubmitButton waitSeconds={waitSeconds} pendingLabel={copy.submitting}>
          {copy.submit}
        </SubmitButton>
        {children}
      </div>
    </Form>
  );
}
