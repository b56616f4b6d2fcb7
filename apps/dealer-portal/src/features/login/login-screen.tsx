import { failureOf, useSignInMutation } from '@site/api-client';
import { homeOf, safeReturnPath, useSiteActions, viewerFromToken } from '@site/auth';
import { signInForm, type SignInForm } from '@site/contracts';
import { Form, PasswordField, SubmitButton, TextField, useZodForm } from '@site/ui/forms';
import { SiteLink } from '@site/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loginCopy } from './login.copy';
import './login.css';

/** Sign-in of dealers and sellers; each role goes to its own home (product.md §11). */
export function Component() {
  const form = useZodForm(signInForm, { defaultValues: { email: '', password: '' } });
  const [signIn] = useSignInMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const [stranger, setStranger] = useState(false);
  const [params] = useSearchParams();
  const site = useSiteActions();

  async function enter(values: SignInForm) {
    setProblem(null);
    setStranger(false);
    try {
      const { token } = await signIn({ body: values }).unwrap();
      const viewer = viewerFromToken(token);
      if (viewer.kind !== 'dealer' && viewer.kind !== 'seller') setStranger(true);
      site.go(safeReturnPath(params.get('returnUrl'), site.origin) ?? homeOf(viewer));
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      setProblem(failure.message);
      form.resetField('password');
    }
  }

  return (
    <div className="wrap login">
      <title>{loginCopy.title}</title>
      <div className="login-box">
        <h1>{loginCopy.heading}</h1>
        <p className="login-lead">{loginCopy.lead}</p>
        <Form form={form} onSubmit={enter} aria-label={loginCopy.heading}>
          {problem !== null && (
            <p className="notice notice--err" role="alert">
              {problem}
            </p>
          )}
          {stranger && <p className="notice notice--warn" role="status">{loginCopy.notStaff}</p>}
          <TextField name="email" label={loginCopy.email} autoComplete="username" autoCapitalize="none" spellCheck={false} />
          <PasswordField name="password" label={loginCopy.password} autoComplete="current-password" />
          <SubmitButton pendingLabel={loginCopy.pending}>{loginCopy.submit}</SubmitButton>
        </Form>
        <p className="login-more">
          <SiteLink to="/conta/login" className="link">
            {loginCopy.customerSignIn}
          </SiteLink>
        </p>
      </div>
    </div>
  );
}
