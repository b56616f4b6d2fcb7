import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { failureOf, useGetProposalQuery } from '@site/api-client';
import { selectToken } from '@site/auth';
import { type ProposalDetail } from '@site/contracts';
import { formatDate } from '@site/contracts/brazil';
import { MEMBER_AREA_PATH } from '@site/contracts/site-paths';
import { CUSTOMER_STATE_LABELS } from '@site/contracts/states';
import {
  deferred,
  Empty,
  Failure,
  Price,
  SiteLink,
  Skeleton,
  Stage,
  StateTag,
} from '@site/ui';
import { memberAreaCopy } from './member-area.copy';
import { MemberFrame } from './member-frame';
import { planCondition, versionOf } from './proposal.copy';

const ProposalParts = deferred(
  async () => (await import('./proposal-parts')).ProposalParts,
);

/**
 * One proposal: where it stands, its plan, what the month is made of, and its history.
 */
export function ProposalScreen() {
  const signedIn = useSelector(selectToken) !== null;
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetProposalQuery(
    { params: { id } },
    { skip: !signedIn, refetchOnMountOrArgChange: true },
  );
  return (
    <MemberFrame here="proposal">
      <SiteLink className="link prop-page-back" to={MEMBER_AREA_PATH}>
        {memberAreaCopy.back}
      </SiteLink>
      {error ? (
        <NotShown
          status={failureOf(error)?.status}
          traceId={failureOf(error)?.traceId}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Detail proposal={data} />
      ) : (
        <Loading />
      )}
    </MemberFrame>
  );
}

/** Somebody else's proposal answers like a missing one (security-requirements D2). */
function NotShown({
  status,
  traceId,
  onRetry,
}: {
  status?: number;
  traceId?: string;
  onRetry: () => void;
}) {
  if (status === 404 || status === 400) {
    return (
      <Empty
        level={1}
        slim
        title={memberAreaCopy.proposalGone}
        text={memberAreaCopy.proposalGoneText}
      />
    );
  }
  return (
    <>
      <h1 className="vh">{memberAreaCopy.proposalTitle}</h1>
      <Failure
        title={memberAreaCopy.proposalFailed}
        text={memberAreaCopy.proposalsFailedText}
        traceId={traceId}
        onRetry={onRetry}
      />
    </>
  );
}

function Loading() {
  return (
    <div className="prop-page-top">
      <Skeleton shape="stage" />
      <Skeleton shape="line" count={4} />
    </div>
  );
}

function Detail({ proposal }: { proposal: ProposalDetail }) {
  return (
    <>
      <header className="prop-page-top">
        <Stage model={proposal.modelSlug} paint={proposal.paint} eager />
        <div>
          <p className="soft num">{`${memberAreaCopy.proposalNumber(proposal.number)}. ${memberAreaCopy.sentOn(formatDate(new Date(proposal.createdAt)))}`}</p>
          <h1>{proposal.modelName}</h1>
          <p className="soft">{versionOf(proposal)}</p>
          <Price reais={proposal.monthly} per="month" size="lg" />
          <p className="condition">{`${planCondition(proposal)}, ${proposal.paintName}`}</p>
          <p className="prop-tags">
            <StateTag state={proposal.state} icon labels={CUSTOMER_STATE_LABELS} />
          </p>
        </div>
      </header>
      <ProposalParts proposal={proposal} />
    </>
  );
}
