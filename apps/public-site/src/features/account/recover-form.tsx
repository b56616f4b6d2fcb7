import { type RecoveryForm as Values, recoveryForm } from '@site/contracts';
import { Form, SubmitOrWait, TextField, useZodForm } from '@site/ui/forms';
import { recoverCopy as COPY } from './account.copy';

type RecoverFormProps = {
  waitSeconds: number;
  onSubmit: (values: Values) => Promise<void>;
};

/** The e-mail whose account gets the link. */
export function RecoverForm({ waitSeconds, onSubmit }: RecoverFormProps) {
  const form = useZodForm(recoveryForm, { defaultValues: { email: '' } });
  return (
    <Form form={form} aria-label={COPY.title} onSubmit={onSubmit}>
      <TextField
        name="email"
        type="email"
        label={COPY.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <div className="actions">
        <SubmitOrWait waitSeconds={waitSeconds} pendingLabel={COPY.submitting}>
          {COPY.submit}
        </SubmitOrWait>
      </div>
    </Form>
  );
}
