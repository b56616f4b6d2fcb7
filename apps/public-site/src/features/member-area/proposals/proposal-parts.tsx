import { useGetDeliveryQuery, useListSimulationsQuery } from '@site/api-client';
import { type ProposalDetail } from '@site/api-contract';
import { formatDate, saoPauloDay } from '@site/api-contract/brazil';
import {
  isAwaitingCar,
  isDropped,
  shownState,
  type StateTone,
} from '@site/api-contract/sales';
import {
  memberContractPath,
  memberDeliveryPath,
  memberPaymentsPath,
  MODELS_PATH,
  signContractPath,
  VERIFY_CONTRACT_PATH,
} from '@site/api-contract/site-paths';
import { withFallback } from '@site/api-contract/with-fallback';
import { SiteLink } from '@site/ui';
import { ContractFile } from '../../../shared/contract-file';
import { useSite } from '../../../shared/site-services';
import { deliveryNext } from '../deliveries/delivery-next';
import { memberAreaCopy } from '../member-area.copy';
import { MonthLines, PlanFacts } from '../own-cars/plan-facts';
import { PlanHead } from '../own-cars/plan-head';
import { Affordability } from './analysis/affordability';
import { RequestedDocuments } from './analysis/requested-documents';
import { ReviewRequest } from './analysis/review-request';
import { CancelProposal } from './cancel-proposal';
import { nextOf } from './proposal.copy';
import { ProposalHistory } from './proposal-history';
import { proposalPageCopy } from './proposal-page.copy';
import { reasonOf, remediesOf, timelineOf } from './proposal-timeline';
import { ProposalTimeline } from './proposal-timeline-view';

const NOTICES = withFallback(
  {
    neutral: '',
    info: 'notice--info',
    warn: 'notice--warn',
    ok: 'notice--ok',
    err: 'notice--err',
  } satisfies Record<StateTone, string>,
  '',
);

/**
 * The page of a proposal: the car, the next step, the timeline, its plan and its history.
 * The next step comes first, so that a phone shows it without scrolling.
 */
export function ProposalParts({ proposal }: { proposal: ProposalDetail }) {
  const { now } = useSite();
  const { data: simulations = [] } = useListSimulationsQuery();
  const quote = simulations.find(({ code }) => code === proposal.simulationCode)?.basket
    ?.quote;
  const today = new Date(now());
  const { currentData: delivery } = useGetDeliveryQuery(
    { params: { id: proposal.id } },
    { skip: !isAwaitingCar(proposal.state), refetchOnMountOrArgChange: true },
  );
  const next =
    proposal.state === 'cancelada' && isSigned(proposal)
      ? {
          title: memberAreaCopy.contractCancelled(proposal.modelName),
          text: memberAreaCopy.contractCancelledText,
        }
      : ((delivery && deliveryNext(delivery, proposal.modelName)) ??
        nextOf(proposal, reasonOf(proposal), today));
  // The simulation may have been changed after the proposal was sent; the lines of
  // another price would explain nothing.
  const lines = quote && quote.monthly === proposal.monthly ? quote.lines : null;
  return (
    <>
      <PlanHead
        plan={proposal}
        overline={`${memberAreaCopy.proposalNumber(proposal.number)}. ${memberAreaCopy.sentOn(formatDate(new Date(proposal.createdAt)))}`}
      />
      <div className={`notice prop-page-say ${NOTICES[shownState(proposal).tone]}`}>
        <p>
          <b>{next.title}.</b> {next.text}
        </p>
        {isAwaitingCar(proposal.state) && (
          <SiteLink className="btn btn--sm" to={memberDeliveryPath(proposal.id)}>
            {memberAreaCopy.seeDelivery}
          </SiteLink>
        )}
        {isDropped(proposal.state) && !isBeyondIncome(proposal) && (
          <SiteLink className="btn btn--sm" to={MODELS_PATH}>
            {proposalPageCopy.simulate}
          </SiteLink>
        )}
        {proposal.state === 'aprovada' && (
          <SiteLink className="btn btn--sm" to={signContractPath(proposal.id)}>
            {memberAreaCopy.sign}
          </SiteLink>
        )}
        {proposal.state === 'contrato_assinado' && (
          <SiteLink className="btn btn--sm" to={memberPaymentsPath(proposal.id)}>
            {memberAreaCopy.payFirst}
          </SiteLink>
        )}
      </div>
      <RequestedDocuments proposal={proposal} />
      <ProposalTimeline
        steps={timelineOf(proposal, saoPauloDay(today))}
        label={memberAreaCopy.timelineOf(proposal.number)}
      />
      {isSigned(proposal) && (
        <p className="actions prop-page-contract">
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
      <Affordability proposal={proposal} />
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

/**
 * Advice after a refusal: changes that may bring another answer (docs/product/sales.md).
 */
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

/** No plan fits the income today, so another proposal would be refused as well. */
function isBeyondIncome({ affordability }: Pick<ProposalDetail, 'affordability'>) {
  return affordability?.fitting.length === 0;
}

/** A contract document exists from the signature on, even after the contract is over. */
function isSigned({ history }: Pick<ProposalDetail, 'history'>): boolean {
  return history.some(({ to }) => to === 'contrato_assinado');
}
