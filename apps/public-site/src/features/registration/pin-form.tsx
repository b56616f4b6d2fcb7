import * as z from 'zod/mini';
import { pinForm } from '@site/contracts';
import {
  Form,
  PinField,
  showServerFields,
  SubmitOrWait,
  useZodForm,
} from '@site/ui/forms';
import { finishCopy as COPY } from './quick-registration.copy';

const onlyPin = z.pick(pinForm, { pin: true });

type PinFormProps = {
  /** How long the server asks to wait after too many tries. */
  waitSeconds: number;
  /** Gives back why the code was refused, or null when it was taken. */
  onSubmit: (pin: string) => Promise<string | null>;
};

/** The code of the mail. A refused one is said at the field. */
export function PinForm({ waitSeconds, onSubmit }: PinFormProps) {
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
        <SubmitOrWait waitSeconds={waitSeconds} pendingLabel={COPY.submitting}>
          {COPY.submit}
        </SubmitOrWait>
      </div>
    </Form>
  );
}
