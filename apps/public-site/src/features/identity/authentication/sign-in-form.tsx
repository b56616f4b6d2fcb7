import { useEffect } from 'react';
import { type SignInForm as Values, signInForm } from '@site/api-contract';
import { RECOVER_PASSWORD_PATH, withReturnUrl } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { Form, PasswordField, SubmitButton, TextField, useZodForm } from '@site/ui/forms';
import { useReturnUrl } from '../../../shared/browser-value';
import { signInCopy as COPY } from './account.copy';

type SignInFormProps = {
  /** Initial text of the first field. */
  identifier: string;
  /** Seconds until the server accepts another attempt; 0 when it does at once. */
  waitSeconds: number;
  onSubmit: (values: Values) => Promise<void>;
};

/**
 * One field for e-mail, CPF or CNPJ, and the password. Only the server knows whether they
 * match.
 */
export function SignInForm({ identifier, waitSeconds, onSubmit }: SignInFormProps) {
  const returnUrl = useReturnUrl();
  const form = useZodForm(signInForm, {
    defaultValues: { email: identifier, password: '' },
  });

  // The prefilled e-mail comes from the browser's storage after hydration.
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
        <SubmitButton waitSeconds={waitSeconds} pendingLabel={COPY.submitting}>
          {COPY.submit}
        </SubmitButton>
        <SiteLink className="link" to={withReturnUrl(RECOVER_PASSWORD_PATH, returnUrl)}>
          {COPY.forgot}
        </SiteLink>
      </div>
    </Form>
  );
}
