import { useState } from 'react';
import { useLinkOfAddress } from '@site/auth';
import { pathInApp } from '@site/contracts/site-map';
import { DEALER_INVITATION_PATH, DEALER_SIGN_IN_PATH } from '@site/contracts/site-paths';
import { deferred, SiteLink, Skeleton } from '@site/ui';
import { invitationCopy as COPY } from './invitation.copy';
import '@site/ui/forms.css';
import './login.css';

const ADDRESS = pathInApp('dealer-portal', DEALER_INVITATION_PATH);
const InvitationForm = deferred(
  async () => (await import('./invitation-form')).InvitationForm,
);

/**
 * An invited seller makes the account by the link of the mail. Once the page has loaded,
 * the token is gone from the address and lives in memory only.
 */
export function Component() {
  const { token, account } = useLinkOfAddress(ADDRESS);
  const [isDone, setDone] = useState(false);
  const [useless, setUseless] = useState('');
  const problem = token === null ? COPY.noToken : useless;
  return (
    <div className="wrap login">
      <title>{COPY.title}</title>
      <div className="login-box">
        {token === undefined ? (
          <section aria-label={COPY.loading}>
            <Skeleton shape="title" />
            <Skeleton shape="row" count={2} />
          </section>
        ) : (
          <>
            <h1>
              {isDone ? COPY.doneHeading : problem ? COPY.uselessHeading : COPY.heading}
            </h1>
            <div role="status">{isDone && <p className="login-lead">{COPY.done}</p>}</div>
            <div role="alert">
              {problem && <p className="notice notice--err login-notice">{problem}</p>}
            </div>
            {!isDone && !problem && token !== null && (
              <>
                <p className="login-lead">{COPY.lead}</p>
                <InvitationForm
                  token={token}
                  account={account}
                  onDone={() => setDone(true)}
                  onUseless={setUseless}
                />
              </>
            )}
          </>
        )}
        {isDone ? (
          <SiteLink to={DEALER_SIGN_IN_PATH} className="btn">
            {COPY.signIn}
          </SiteLink>
        ) : (
          <p className="login-more">
            <SiteLink to={DEALER_SIGN_IN_PATH} className="link">
              {COPY.signIn}
            </SiteLink>
          </p>
        )}
      </div>
    </div>
  );
}
