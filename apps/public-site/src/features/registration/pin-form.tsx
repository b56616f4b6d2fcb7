import * as z from 'zod/mini';
import { pinForm } from '@site/contracts';
import { Form, PinField, showServerFields, SubmitButton, useZodForm } from '@site/ui/forms';
import { FINISH_COPY as COPY } from './registration.copy';

const onlyPin = z.pick(pinForm, { pin: true });

type PinFormProps = {
  /** Gives back why the code was refused, or null when it was taken. */
  onSubmit: (pin: string) => Promise<string | null>;
};

/** The code of the mail. A refused one is said at the field. */
export function PinForm({ onSubmit }: PinFormProps) {
  const form = useZodForm(onlyPin, { defaultValues: { pin: '' } });
  return (
    <Form
      form={form}
      aria-label={COPY.title}
      onSubmit={async ({ pin }) => {
        const refusal = await onSubmit(pin);
        if (refusal) showServerFields(form, [{ key: 'pin', message: refusal }]);
      }}
    >
      <PinField name="pin" label={COPY.pin} />
      <div className="acts">
        <SubmitButton pendingLabel={COPY.submitting}>{COPY.submit}</SubmitButton>
      </div>
    </Form>
  );
}
