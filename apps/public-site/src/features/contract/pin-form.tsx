import { type ReactNode } from 'react';
import * as z from 'zod/mini';
import { signatureRequest } from '@site/contracts';
import {
  Form,
  PinField,
  showServerFields,
  SubmitOrWait,
  useZodForm,
} from '@site/ui/forms';
import { signCopy as COPY } from './sign.copy';

const onlyPin = z.pick(signatureRequest, { pin: true });

type PinFormProps = {
  /** How long the server asks to wait after too many tries. */
  waitSeconds: number;
  /** Gives back what is wrong with the code, or null. */
  onSubmit: (pin: string) => Promise<string | null>;
  /** Stands beside the button. */
  children: ReactNode;
};

/** The code of the mail, which signs. A refused one is said at the field. */
export function PinForm({ waitSeconds, onSubmit, children }: PinFormProps) {
  const form = useZodForm(onlyPin, { defaultValues: { pin: '' } });
  return (
    <Form
      form={form}
      aria-label={COPY.sign}
      onSubmit={async ({ pin }) => {
        const refusal = await onSubmit(pin);
        if (refusal) showServerFields(form, [{ key: 'pin', message: refusal }]);
      }}
    >
      <PinField name="pin" label={COPY.pin} />
      <div className="acts">
        <SubmitOrWait waitSeconds={waitSeconds} pendingLabel={COPY.submitting}>
          {COPY.submit}
        </SubmitOrWait>
        {children}
      </div>
    </Form>
  );
}
