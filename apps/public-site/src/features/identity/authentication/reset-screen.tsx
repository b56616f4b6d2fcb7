import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureOf, isRefusedFor, useResetPasswordMutation } from '@site/api-client';
import { type KeyedMessage, type NewPasswordForm as Values } from '@site/api-contract';
import {
  RECOVER_PASSWORD_PATH,
  RESET_PASSWORD_PATH,
  SIGN_IN_PATH,
  withReturnUrl,
} from '@site/api-contract/site-paths';
import { useLinkOfAddress } from '@site/auth';
import { deferred, ErrorIcon, SiteLink, Stage } from '@site/ui';
import { useReturnUrl } from '../../../shared/browser-value';
import { useWait } from '../../../shared/use-wait';
import { resetCopy as COPY } from './account.copy';
import '@site/ui/forms.css';
import './account.css';

const ResetForm = deferred(async () => (await import('./reset-form')).ResetForm);

/**
 * `/conta/redefinir-senha#token=…`: sets another password by the token from the mail.
 * Once the page has loaded the token is removed from the address and only held in memory
 * (security-requirements A6).
 */
export function ResetScreen() {
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const { token, account } = useLinkOfAddress(
    withReturnUrl(RESET_PASSWORD_PATH, returnUrl),
  );
  const [resetPassword] = useResetPasswordMutation();
  const [waitSeconds, wait] = useWait();
  const [useless, setUseless] = useState('');

  async function onSubmit(body: Values): Promise<readonly KeyedMessage[]> {
    const { error } = await resetPassword({ query: { token: token ?? '' }, body });
    if (!error) {
      const state = { passwordChanged: true };
      await navigate(withReturnUrl(SIGN_IN_PATH, returnUrl), { replace: true, state });
      return [];
    }
    const failure = failureOf(error);
    wait(failure);
    // The server refuses a malformed token as a field error, and this page has no input
    // for it.
    if (
      isRefusedFor(failure, 'link-unusable') ||
      failure?.fields.some(({ key }) => key === 'Token')
    )
      setUseless(failure?.message || COPY.useless);
    return failure?.fields ?? [];
  }

  const problem = token === null ? COPY.noToken : useless;
  return (
    <div className="wrap account">
      <div className="column">
        <h1>{COPY.title}</h1>
        <div role="alert">
          {problem && (
            <div className="notice notice--err account-refusal">
              <p>
                <ErrorIcon aria-hidden="true" /> {problem}
              </p>
            </div>
          )}
        </div>
        {problem ? (
          <div className="actions account-next">
            <SiteLink
              className="btn"
              to={withReturnUrl(RECOVER_PASSWORD_PATH, returnUrl)}
            >
              {COPY.askAgain}
            </SiteLink>
          </div>
        ) : (
          <>
            <p className="soft account-why">{COPY.why}</p>
            <ResetForm account={account} waitSeconds={waitSeconds} onSubmit={onSubmit} />
          </>
        )}
      </div>
      <Stage model="aroeira" paint="azul-fiorde" size="hero" />
    </div>
  );
}
