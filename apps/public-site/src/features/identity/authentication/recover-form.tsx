import { type RecoveryForm as Values, recoveryForm } from '@site/api-contract';
import { EmailField, Form, SubmitButton, useZodForm } from '@site/ui/forms';
import { recoverCopy as COPY } from './account.copy';

type RecoverFormProps = {
  /** The address to which the last link went. */
  email: string;
  waitSeconds: number;
  onSubmit: (values: Values) => Promise<void>;
};

/** Asks for the e-mail address to which the link is sent. */
export function RecoverForm({ email, waitSeconds, onSubmit }: RecoverFormProps) {
  const form = useZodForm(recoveryForm, { defaultValues: { email } });
  return (
    <Form form={form} aria-label={COPY.title} onSubmit={onSubmit}>
      <EmailField name="email" label={COPY.email} autoComplete="username" />
      <div className="actions">
        <SubmitButton waitSeconds={waitSeconds} pendingLabel={COPY.submitting}>
          {COPY.submit}
        </SubmitButton>
      </div>
    </Form>
  );
}
