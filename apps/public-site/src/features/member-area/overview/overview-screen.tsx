import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { readProblem, useGetLoggedUserQuery } from '@site/api-client';
import { homeOf, selectToken, selectViewer } from '@site/auth';
import { deferred, Failure } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { memberAreaCopy } from '../member-area.copy';
import { MemberFrame, PROPOSALS } from '../member-frame';
import { SentNotice } from '../proposals/analysis/sent-notice';
import { OverviewWait } from './overview-wait';

const Overview = deferred(
  async () => (await import('./overview')).Overview,
  <OverviewWait />,
);

/**
 * Home of a customer: what is next first, then proposals, simulations and own data (brief
 * §13).
 */
export function OverviewScreen() {
  const { go } = useSite();
  const viewer = useSelector(selectViewer);
  const isStaff = viewer.kind !== 'customer' && viewer.kind !== 'anonymous';
  const signedIn = useSelector(selectToken) !== null;
  // Not before the session: the server, which renders first, knows no part of an address.
  const atProposals = useLocation().hash === `#${PROPOSALS}` && signedIn;
  const account = useGetLoggedUserQuery(undefined, { skip: !signedIn || isStaff });

  // The token of a seller opens this page too (spec §6), but what is theirs stands in
  // their portal.
  useEffect(() => {
    if (isStaff) go(homeOf(viewer));
  }, [isStaff, viewer, go]);

  return (
    <MemberFrame here={atProposals ? 'proposals' : 'overview'}>
      <SentNotice />
      {account.error ? (
        <div className="member-sec">
          <Failure
            title={memberAreaCopy.dataFailed}
            {...readProblem(account.error, memberAreaCopy.proposalsFailedText)}
            onRetry={() => void account.refetch()}
          />
        </div>
      ) : account.data ? (
        <Overview user={account.data} />
      ) : (
        <OverviewWait />
      )}
    </MemberFrame>
  );
}
