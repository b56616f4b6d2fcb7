import { type ProofForm as Typed, proofForm } from '@site/api-contract';
import {
  Form,
  PinField,
  showServerFields,
  SubmitButton,
  useZodForm,
} from '@site/ui/forms';
import { secondStepCopy as COPY } from './account.copy';

type ProofFormProps = {
  submit: string;
  waitSeconds: number;
  /** Returns the message why the code was refused, or null. */
  onSubmit: (typed: Typed) => Promise<string | null>;
};

/** Asks for the six digits of an app or a mail. */
export function ProofForm({ submit, waitSeconds, onSubmit }: ProofFormProps) {
  const form = useZodForm(proofForm, { defaultValues: { pin: '' } });
  const send = async (values: Typed) => {
    const refusal = await onSubmit(values);
    if (refusal !== null) showServerFields(form, [{ key: 'pin', message: refusal }]);
  };
  return (
    <Form form={form} aria-label={COPY.title} onSubmit={send}>
      <PinField name="pin" label={COPY.pin} />
      <div className="actions">
        <SubmitButton waitSeconds={waitSeconds} pendingLabel={COPY.submitting}>
          {submit}
        </SubmitButton>
      </div>
    </Form>
  );
}
