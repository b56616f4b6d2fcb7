import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ApiFailure, failureOf, isRefusedFor } from '@site/api-client';
import { type KeyedMessage, type NewPasswordForm as Values } from '@site/api-contract';
import { SIGN_IN_PATH, withReturnUrl } from '@site/api-contract/site-paths';
import { useLinkOfAddress } from '@site/auth';
import { deferred, ErrorIcon, SiteLink, Stage, useIsStaying } from '@site/ui';
import { useReturnUrl } from '../../../shared/browser-value';
import { useWait } from '../../../shared/use-wait';
import { type NewPasswordWords } from './new-password-form';
import '@site/ui/forms.css';
import './account.css';

const NewPasswordForm = deferred(
  async () => (await import('./new-password-form')).NewPasswordForm,
);

type NewPasswordScreenProps = {
  words: NewPasswordWords & {
    why: string;
    noToken: string;
    useless: string;
    /** Label of the way on when the link opens nothing. */
    wayOn: string;
  };
  /** The page's own path. */
  path: string;
  /** Page to which the way on leads. */
  wayOnPath: string;
  /** The name by which the sign-in page tells the outcome. */
  done: 'passwordChanged' | 'invitationAccepted';
  /** Sends the password with the token; gives the failure, if any. */
  send: (token: string, body: Values) => Promise<{ error?: unknown }>;
};

/**
 * Sets a password by the token of a mail, and leads to the sign-in, unless the person
 * left meanwhile. Once the page has loaded the token is removed from the address and only
 * held in memory (security-requirements A6).
 */
export function NewPasswordScreen({
  words,
  path,
  wayOnPath,
  done,
  send,
}: NewPasswordScreenProps) {
  const navigate = useNavigate();
  const isStaying = useIsStaying();
  const returnUrl = useReturnUrl();
  const { token, account } = useLinkOfAddress(withReturnUrl(path, returnUrl));
  const [waitSeconds, wait] = useWait();
  const [useless, setUseless] = useState('');

  async function onSubmit(body: Values): Promise<readonly KeyedMessage[]> {
    const { error } = await send(token ?? '', body);
    if (!error) {
      const state = { [done]: true, identifier: account };
      if (isStaying.current)
        await navigate(withReturnUrl(SIGN_IN_PATH, returnUrl), { replace: true, state });
      return [];
    }
    const failure = failureOf(error);
    wait(failure);
    if (isUseless(failure)) setUseless(failure?.message || words.useless);
    return failure?.fields ?? [];
  }

  const problem = token === null ? words.noToken : useless;
  return (
    <div className="wrap account">
      <div className="column">
        <h1>{words.title}</h1>
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
            <SiteLink className="btn" to={withReturnUrl(wayOnPath, returnUrl)}>
              {words.wayOn}
            </SiteLink>
          </div>
        ) : (
          <>
            <p className="soft account-why">{words.why}</p>
            <NewPasswordForm
              words={words}
              account={account}
              waitSeconds={waitSeconds}
              onSubmit={onSubmit}
            />
          </>
        )}
      </div>
      <Stage model="aroeira" paint="azul-fiorde" size="hero" />
    </div>
  );
}

/**
 * The server refuses a malformed token as a field error, and the page has no input for
 * it.
 */
const isUseless = (failure: ApiFailure | null) =>
  isRefusedFor(failure, 'link-unusable') ||
  failure?.fields.some(({ key }) => key === 'Token') === true;
