import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import {
  failureOf,
  useGetProposalQuery,
  useListSimulationsQuery,
} from '@site/api-client';
import { selectToken } from '@site/auth';
import { type ProposalDetail } from '@site/contracts';
import { formatDate } from '@site/contracts/brazil';
import {
  MEMBER_AREA_PATH,
  memberContractPath,
  memberDeliveryPath,
  signContractPath,
  VERIFY_CONTRACT_PATH,
} from '@site/contracts/site-paths';
import {
  CUSTOMER_STATE_LABELS,
  isAwaitingCar,
  STATE_LABELS,
  type StateTone,
} from '@site/contracts/states';
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
import { ContractFile } from '../../shared/contract-file';
import { memberAreaCopy } from './member-area.copy';
import { MemberFrame } from './member-frame';
import { MonthLines, PlanFacts } from './plan-facts';
import { nextOf, planCondition, versionOf } from './proposal.copy';
import { ProposalHistory } from './proposal-history';
import { reasonOf, remediesOf, roadOf } from './proposal-timeline';
import { ProposalTimeline } from './proposal-timeline-view';

const CancelProposal = deferred(
  async () => (await import('./cancel-proposal')).CancelProposal,
);
const RequestedDocuments = deferred(
  async () => (await import('./requested-documents')).RequestedDocuments,
);
const ReviewRequest = deferred(
  async () => (await import('./review-request')).ReviewRequest,
);

const NOTICES = {
  neutral: '',
  info: 'notice--info',
  warn: 'notice--warn',
  ok: 'notice--ok',
  err: 'notice--err',
} as const satisfies Record<StateTone, string>;

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
  const { data: simulations = [] } = useListSimulationsQuery();
  const quote = simulations.find(({ code }) => code === proposal.simulationCode)?.basket
    ?.quote;
  const next = nextOf(proposal, reasonOf(proposal), new Date());
  // A basket may have been changed after sending: lines of another price would explain
  // nothing.
  const lines = quote && quote.monthly === proposal.monthly ? quote.lines : null;
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
      <ProposalTimeline
        steps={roadOf(proposal)}
        label={memberAreaCopy.roadOf(proposal.number)}
      />
      <div
        className={`notice prop-page-say ${NOTICES[STATE_LABELS[proposal.state].tone]}`}
      >
        <p>
          <b>{next.title}.</b> {next.text}
        </p>
        {isAwaitingCar(proposal.state) && (
          <SiteLink className="btn btn--sm" to={memberDeliveryPath(proposal.id)}>
            {memberAreaCopy.seeDelivery}
          </SiteLink>
        )}
        {proposal.state === 'aprovada' && (
          <SiteLink className="btn btn--sm" to={signContractPath(proposal.id)}>
            {memberAreaCopy.sign}
          </SiteLink>
        )}
      </div>
      <RequestedDocuments proposal={proposal} />
      {isSigned(proposal) && (
        <p className="acts prop-page-contract">
          <SiteLink className="btn btn--line" to={memberContractPath(proposal.id)}>
            {memberAreaCopy.contractAndPlan}
          </SiteLink>
          <ContractFile id={proposal.id} />
          <SiteLink className="link" to={VERIFY_CONTRACT_PATH}>
            {memberAreaCopy.checkContract}
          </SiteLink>
        </p>
      )}
      <Remedies remedies={remediesOf(proposal)} />
      <ReviewRequest proposal={proposal} />
      <div className="prop-page-two">
        <PlanFacts proposal={proposal} />
        {lines && <MonthLines lines={lines} monthly={proposal.monthly} />}
      </div>
      <ProposalHistory history={proposal.history} />
      <CancelProposal proposal={proposal} />
    </>
  );
}

/** What would change a refusal (product.md §9.7). */
function Remedies({ remedies }: { remedies: readonly string[] }) {
  if (remedies.length === 0) return null;
  return (
    <section className="member-sec" aria-labelledby="muda-titulo">
      <header className="member-head">
        <h2 id="muda-titulo">{memberAreaCopy.whatChanges}</h2>
      </header>
      <ul className="prop-remedies">
        {remedies.map((remedy) => (
          <li key={remedy}>{remedy}</li>
        ))}
      </ul>
    </section>
  );
}

/** There is a paper from the signature on, also of a contract that is over. */
function isSigned({ history }: Pick<ProposalDetail, 'history'>): boolean {
  return history.some(({ to }) => to === 'contrato_assinado');
}
