import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import {
  type ApiFailure,
  failureOf,
  isRefusedFor,
  useSignInMutation,
} from '@site/api-client';
import { type SignInForm } from '@site/api-contract';
import {
  DEALER_SIGN_IN_LINK_PATH,
  RETURN_URL_PARAM,
  SECOND_STEP_PATH,
  SIGN_IN_PATH,
  withReturnUrl,
} from '@site/api-contract/site-paths';
import { homeOf, safeReturnPath, viewerFromToken } from '@site/auth';
import { useSiteActions } from '@site/shell';
import { deferred, ErrorIcon, SiteLink, useIsStaying, useWait } from '@site/ui';
import { loginCopy } from './login.copy';
import { LoginPage } from './login-page';

const LoginForm = deferred(async () => (await import('./login-form')).LoginForm);

/**
 * Sign-in of dealers and sellers; each role opens its own home
 * (docs/product/identity.md).
 */
export function Component() {
  const [signIn] = useSignInMutation();
  const [problem, setProblem] = useState<ApiFailure | null>(null);
  const [wrongRole, setWrongRole] = useState(false);
  const [params] = useSearchParams();
  const { state } = useLocation();
  const site = useSiteActions();
  const isStaying = useIsStaying();
  const [waitSeconds, wait] = useWait(site.now);
  const returnPath = safeReturnPath(params.get(RETURN_URL_PARAM), site.origin);

  /**
   * Whether the password must be typed again: not after a rate limit, since the server
   * did not check it. Who left the page meanwhile stays where they are.
   */
  async function enter(values: SignInForm): Promise<boolean> {
    setProblem(null);
    setWrongRole(false);
    try {
      const { token } = await signIn({ body: values }).unwrap();
      const viewer = viewerFromToken(token);
      if (viewer.kind !== 'dealer' && viewer.kind !== 'seller') setWrongRole(true);
      if (isStaying.current) site.go(returnPath ?? homeOf(viewer));
      return false;
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      if (isRefusedFor(failure, 'second-step-needed')) {
        if (isStaying.current) site.go(withReturnUrl(SECOND_STEP_PATH, returnPath));
        return true;
      }
      wait(failure);
      setProblem(failure);
      return failure.status !== 429;
    }
  }

  return (
    <LoginPage title={loginCopy.title}>
      <h1>{loginCopy.heading}</h1>
      <p className="login-lead">{loginCopy.lead}</p>
      <LoginForm
        // After the creation of an account its e-mail comes with the navigation.
        email={typeof state === 'string' ? state : ''}
        waitSeconds={waitSeconds}
        onSubmit={enter}
      >
        {problem !== null && (problem.status !== 429 || waitSeconds > 0) && (
          <p className="notice notice--err login-notice" role="alert">
            <span>
              <ErrorIcon aria-hidden="true" /> {problem.message}
            </span>
          </p>
        )}
        {wrongRole && (
          <p className="notice notice--warn" role="status">
            {loginCopy.notStaff}
          </p>
        )}
      </LoginForm>
      <div className="login-more">
        <p>
          <SiteLink to={DEALER_SIGN_IN_LINK_PATH} className="link">
            {loginCopy.byLink}
          </SiteLink>
        </p>
        <p>
          <SiteLink to={SIGN_IN_PATH} className="link">
            {loginCopy.customerSignIn}
          </SiteLink>
        </p>
      </div>
    </LoginPage>
  );
}
