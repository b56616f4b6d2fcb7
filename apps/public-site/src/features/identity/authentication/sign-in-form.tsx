import { useEffect } from 'react';
import { type SignInForm as Values, signInForm } from '@site/api-contract';
import { RECOVER_PASSWORD_PATH, withReturnUrl } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { Form, PasswordField, SubmitOrWait, TextField, useZodForm } from '@site/ui/forms';
import { useReturnUrl } from '../../../shared/browser-value';
import { signInCopy as COPY } from './account.copy';

type SignInFormProps = {
  /** Text of the first field at arrival. */
  identifier: string;
  /** Seconds that the server asks to wait; 0 when there is nothing to wait for. */
  waitSeconds: number;
  onSubmit: (values: Values) => Promise<void>;
};

/**
 * One field for e-mail, CPF and CNPJ, and the password. The server alone knows whether
 * they belong together.
 */
export function SignInForm({ identifier, waitSeconds, onSubmit }: SignInFormProps) {
  const returnUrl = useReturnUrl();
  const form = useZodForm(signInForm, {
    defaultValues: { email: identifier, password: '' },
  });

  // The prefilled e-mail comes from the browser, after hydration.
  useEffect(() => {
    if (identifier !== '' && !form.formState.dirtyFields.email)
      form.setValue('email', identifier);
  }, [form, identifier]);

  return (
    <Form form={form} aria-label={COPY.title} onSubmit={onSubmit}>
      <TextField
        name="email"
        label={COPY.identifier}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <PasswordField
        name="password"
        label={COPY.password}
        autoComplete="current-password"
      />
      <div className="actions">
        <SubmitOrWait waitSeconds={waitSeconds} pendingLabel={COPY.submitting}>
          {COPY.submit}
        </SubmitOrWait>
        <SiteLink className="link" to={withReturnUrl(RECOVER_PASSWORD_PATH, returnUrl)}>
          {COPY.forgot}
        </SiteLink>
      </div>
    </Form>
  );
}
