import { useEffect } from 'react';
import { signInForm, type SignInForm as Values } from '@site/contracts';
import { Form, PasswordField, SubmitButton, TextField, useZodForm } from '@site/ui/forms';
import { SIGN_IN_COPY as COPY } from './account.copy';

type SignInFormProps = {
  /** What stands in the first field at arrival. */
  identifier: string;
  /** Seconds that the server asks to wait; 0 when there is nothing to wait for. */
  waitSeconds: number;
  onSubmit: (values: Values) => Promise<void>;
};

/** One field for e-mail, CPF and CNPJ, and the password. The server alone knows whether they belong together. */
export function SignInForm({ identifier, waitSeconds, onSubmit }: SignInFormProps) {
  const form = useZodForm(signInForm, { defaultValues: { email: identifier, password: '' } });

  // What was prefilled comes from the browser, after hydration.
  useEffect(() => {
    if (identifier !== '' && !form.formState.dirtyFields.email) form.setValue('email', identifier);
  }, [form, identifier]);

  return (
    <Form form={form} aria-label={COPY.title} onSubmit={onSubmit}>
      <TextField name="email" label={COPY.identifier} autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={254} />
      <PasswordField name="password" label={COPY.password} autoComplete="current-password" />
      <div className="acts">
        {waitSeconds > 0
          ? <button type="button" className="btn" aria-disabled="true"><span className="num">{COPY.wait(waitSeconds)}</span></button>
          : <SubmitButton pendingLabel={COPY.submitting}>{COPY.submit}</SubmitButton>}
      </div>
    </Form>
  );
}
