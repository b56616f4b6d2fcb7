import { useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  failureOf,
  isRefusedFor,
  useRedeemSignInLinkMutation,
  useRequestSignInLinkMutation,
} from '@site/api-client';
import { type SignInLinkForm } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import {
  DEALER_SIGN_IN_LINK_PATH,
  DEALER_SIGN_IN_PATH,
  SECOND_STEP_PATH,
} from '@site/api-contract/site-paths';
import { homeOf, sessionRefreshed, useTokenOfAddress, viewerFromToken } from '@site/auth';
import { useSiteActions } from '@site/shell';
import {
  deferred,
  ErrorIcon,
  SiteLink,
  Skeleton,
  useIsStaying,
  useWait,
  WaitLabel,
} from '@site/ui';
import { linkCopy as COPY } from './link.copy';
import { LoginPage } from './login-page';

const ADDRESS = pathInApp('dealer-portal', DEALER_SIGN_IN_LINK_PATH);
const LinkForm = deferred(async () => (await import('./link-form')).LinkForm);

/**
 * Asks for a sign-in link, or signs in with the link from a mail. The link is only
 * redeemed by a button, so that a mail scanner that follows links does not use it up
 * (docs/product/identity.md).
 */
export function Component() {
  const token = useTokenOfAddress(ADDRESS);
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <LoginPage title={COPY.title}>
      {token === undefined ? (
        <section aria-label={COPY.loading}>
          <Skeleton shape="title" />
          <Skeleton shape="row" count={2} label="" />
        </section>
      ) : token !== null && problem === null ? (
        <UseLink token={token} onRefused={setProblem} />
      ) : (
        <AskForLink problem={problem} />
      )}
      <p className="login-more">
        <SiteLink to={DEALER_SIGN_IN_PATH} className="link">
          {COPY.withPassword}
        </SiteLink>
      </p>
    </LoginPage>
  );
}

function UseLink({
  token,
  onRefused,
}: {
  token: string;
  onRefused: (problem: string) => void;
}) {
  const [redeem, { isLoading, isSuccess }] = useRedeemSignInLinkMutation();
  const dispatch = useDispatch();
  const { go, now } = useSiteActions();
  const isStaying = useIsStaying();
  const [waitSeconds, wait] = useWait(now);
  const isEntering = isLoading || isSuccess;
  const isOff = isEntering || waitSeconds > 0;
  /** Somebody who left meanwhile has the session, too, and stays where they are. */
  async function enter() {
    const { data, error } = await redeem({ params: { token } });
    if (data) dispatch(sessionRefreshed(data));
    if (!isStaying.current) return undefined;
    if (data) return go(homeOf(viewerFromToken(data.token)));
    const failure = failureOf(error);
    if (isRefusedFor(failure, 'second-step-needed')) return go(SECOND_STEP_PATH);
    wait(failure);
    // A 429 has a popup, and the link stays valid.
    return failure?.status === 429 ? undefined : onRefused(failure?.message ?? '');
  }
  return (
    <>
      <h1>{COPY.enterHeading}</h1>
      <p className="login-lead">{COPY.enterLead}</p>
      <button
        type="button"
        className="btn"
        aria-disabled={isOff}
        onClick={() => void (isOff || enter())}
      >
        {waitSeconds > 0 ? (
          <WaitLabel seconds={waitSeconds} />
        ) : isEntering ? (
          COPY.entering
        ) : (
          COPY.enter
        )}
      </button>
    </>
  );
}

/** The message is the same whether the e-mail has an account or not. */
function AskForLink({ problem }: { problem: string | null }) {
  const [request] = useRequestSignInLinkMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failed, setFailed] = useState(problem);
  const [waitSeconds, wait] = useWait(useSiteActions().now);
  async function ask(body: SignInLinkForm) {
    const { error } = await request({ body });
    if (error === undefined) {
      setFailed(null);
      return setSentTo(body.email);
    }
    const failure = failureOf(error);
    wait(failure);
    // A 429 has a popup, and the countdown is shown.
    return setFailed(failure?.status === 429 ? null : (failure?.message ?? ''));
  }
  return (
    <>
      <h1>{sentTo === null ? COPY.heading : COPY.sentHeading}</h1>
      <div role="alert">
        {failed && (
          <p className="notice notice--err login-notice">
            <span>
              <ErrorIcon aria-hidden="true" /> {failed}
            </span>
          </p>
        )}
      </div>
      <div role="status">
        {sentTo !== null && <p className="login-lead">{COPY.sent(sentTo)}</p>}
      </div>
      {sentTo === null ? (
        <>
          <p className="login-lead">{COPY.lead}</p>
          <LinkForm waitSeconds={waitSeconds} onSubmit={ask} />
        </>
      ) : (
        <>
          <p className="login-lead">{COPY.notArrived}</p>
          <button
            type="button"
            className="btn btn--line btn--sm"
            onClick={() => setSentTo(null)}
          >
            {COPY.again}
          </button>
        </>
      )}
    </>
  );
}
