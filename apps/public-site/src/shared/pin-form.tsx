import { type ReactNode } from 'react';
import * as z from 'zod/mini';
import { pinForm, signatureRequest } from '@site/api-contract';
import {
  Form,
  PinField,
  showServerFields,
  SubmitOrWait,
  useZodForm,
} from '@site/ui/forms';

/** A wrong code of an e-mail and of a signature are refused with different words. */
const SCHEMAS = {
  email: z.pick(pinForm, { pin: true }),
  signature: z.pick(signatureRequest, { pin: true }),
} as const;

type PinFormProps = {
  purpose: keyof typeof SCHEMAS;
  copy: { form: string; pin: string; submit: string; submitting: string };
  /** How long the server asks to wait after too many tries. */
  waitSeconds: number;
  /** Gives back why the code was refused, or null when it was taken. */
  onSubmit: (pin: string) => Promise<string | null>;
  /** Stands beside the button. */
  children?: ReactNode;
};

/** The code of the mail. A refused one is said at the field. */
export function PinForm({
  purpose,
  copy,
  waitSeconds,
  onSubmit,
  children,
}: PinFormProps) {
  const form = useZodForm(SCHEMAS[purpose], { defaultValues: { pin: '' } });
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
        <SubmitOrWait waitSeconds={waitSeconds} pendingLabel={copy.submitting}>
          {copy.submit}
        </SubmitOrWait>
        {children}
      </div>
    </Form>
  );
}
