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
 * The customer's home: the next step first, then proposals, simulations and personal
 * data.
 */
export function OverviewScreen() {
  const { go } = useSite();
  const viewer = useSelector(selectViewer);
  const isStaff = viewer.kind !== 'customer' && viewer.kind !== 'anonymous';
  const signedIn = useSelector(selectToken) !== null;
  // Only after sign-in: the server renders the page signed out and never sees the hash.
  const atProposals = useLocation().hash === `#${PROPOSALS}` && signedIn;
  const account = useGetLoggedUserQuery(undefined, { skip: !signedIn || isStaff });

  // A seller's token opens this page too (spec §6), but sellers work in their portal.
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
