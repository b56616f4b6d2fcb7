import { type ReactNode } from 'react';
import { type SignInForm, signInForm } from '@site/api-contract';
import { Form, PasswordField, SubmitButton, TextField, useZodForm } from '@site/ui/forms';
import { loginCopy } from './login.copy';

type LoginFormProps = {
  /** E-mail from the previous page, or ''. */
  email: string;
  /** Seconds until the server accepts another attempt; 0 when it does at once. */
  waitSeconds: number;
  /** Resolves to true when the password must be typed again. */
  onSubmit: (values: SignInForm) => Promise<boolean>;
  /** Messages above the fields. */
  children: ReactNode;
};

/** Fields for e-mail or document, and the password. */
export function LoginForm({ email, waitSeconds, onSubmit, children }: LoginFormProps) {
  const form = useZodForm(signInForm, { defaultValues: { email, password: '' } });
  const send = async (values: SignInForm) => {
    if (await onSubmit(values)) form.resetField('password');
  };
  return (
    <Form form={form} onSubmit={send} aria-label={loginCopy.heading}>
      {children}
      <TextField
        name="email"
        label={loginCopy.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        name="password"
        label={loginCopy.password}
        autoComplete="current-password"
      />
      <SubmitButton waitSeconds={waitSeconds} pendingLabel={loginCopy.pending}>
        {loginCopy.submit}
      </SubmitButton>
    </Form>
  );
}
