import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureOf, isRefusedFor, useSignInMutation } from '@site/api-client';
import { type SignInForm } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import {
  DEALER_INVITATION_PATH,
  DEALER_SIGN_IN_PATH,
  SECOND_STEP_PATH,
} from '@site/api-contract/site-paths';
import { homeOf, useLinkOfAddress, viewerFromToken } from '@site/auth';
import { useSiteActions } from '@site/shell';
import { deferred, ErrorIcon, SiteLink, Skeleton, useIsStaying } from '@site/ui';
import { invitationCopy as COPY } from './invitation.copy';
import { LoginPage } from './login-page';

const ADDRESS = pathInApp('dealer-portal', DEALER_INVITATION_PATH);
const SIGN_IN = pathInApp('dealer-portal', DEALER_SIGN_IN_PATH);
const InvitationForm = deferred(
  async () => (await import('./invitation-form')).InvitationForm,
);

/**
 * An invited seller creates an account with the link from the mail. Once the page has
 * loaded the token is removed from the address and only held in memory.
 */
export function Component() {
  const { token, account } = useLinkOfAddress(ADDRESS);
  const [signIn] = useSignInMutation();
  const { go } = useSiteActions();
  const isStaying = useIsStaying();
  const navigate = useNavigate();
  const [madeFor, setMadeFor] = useState<string | null>(null);
  const isDone = madeFor !== null;
  const [useless, setUseless] = useState('');
  const problem = token === null ? COPY.noToken : useless;
  /**
   * Signs in like every user. If that needs another step, the account exists
   * nevertheless. Who left the page meanwhile stays where they are.
   */
  async function enter(values: SignInForm) {
    const { data, error } = await signIn({ body: values });
    if (!isStaying.current) return;
    if (data) go(homeOf(viewerFromToken(data.token)));
    else if (isRefusedFor(failureOf(error), 'second-step-needed')) go(SECOND_STEP_PATH);
    else setMadeFor(values.email);
  }

  return (
    <LoginPage title={COPY.title}>
      {token === undefined ? (
        <section aria-label={COPY.loading}>
          <Skeleton shape="title" />
          <Skeleton shape="row" count={2} label="" />
        </section>
      ) : (
        <>
          <h1>
            {isDone ? COPY.doneHeading : problem ? COPY.uselessHeading : COPY.heading}
          </h1>
          <div role="status">{isDone && <p className="login-lead">{COPY.done}</p>}</div>
          <div role="alert">
            {problem && (
              <p className="notice notice--err login-notice">
                <span>
                  <ErrorIcon aria-hidden="true" /> {problem}
                </span>
              </p>
            )}
          </div>
          {!isDone && !problem && token !== null && (
            <>
              <p className="login-lead">{COPY.lead}</p>
              <InvitationForm
                token={token}
                account={account}
                onDone={enter}
                onUseless={setUseless}
              />
            </>
          )}
        </>
      )}
      {isDone ? (
        <button
          type="button"
          className="btn"
          onClick={() => void navigate(SIGN_IN, { state: madeFor })}
        >
          {COPY.signIn}
        </button>
      ) : (
        <p className="login-more">
          <SiteLink to={DEALER_SIGN_IN_PATH} className="link">
            {COPY.signIn}
          </SiteLink>
        </p>
      )}
    </LoginPage>
  );
}
