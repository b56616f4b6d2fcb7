import { useParams } from 'react-router-dom';
import { useGetProposalQuery } from '@site/api-client';
import { type ProposalDetail } from '@site/api-contract';
import { formatBRL, formatDateTime } from '@site/api-contract/brazil';
import { oneOffRows } from '@site/api-contract/pricing';
import { pathInApp } from '@site/api-contract/site-map';
import {
  CONSULTANT_PROPOSALS_PATH,
  consultantContractPath,
} from '@site/api-contract/site-paths';
import { AppLink, deferred, type Fact, Facts, Skeleton } from '@site/ui';
import { ProposalCar, ProposalHistory, StateTag } from '@site/ui/proposal';
import { CustomerRecord } from '../../../shared/customer/customer-record';
import { HeldItem } from '../../../shared/holds/held-item';
import { RecordPage } from '../../../shared/table/record-page';
import { isReview } from './decide/is-review';
import { proposalsCopy as copy } from './proposals.copy';
import '@site/ui/forms.css';

const CampaignBenefit = deferred(
  async () => (await import('./campaign-benefit')).CampaignBenefit,
);
const CheckPartners = deferred(
  async () => (await import('./decide/check-partners')).CheckPartners,
);
const CustomerDocuments = deferred(
  async () => (await import('./documents/customer-documents')).CustomerDocuments,
  <div className="papers">
    <Skeleton shape="row" count={3} />
  </div>,
);
const FurtherFacts = deferred(async () => (await import('./further-facts')).FurtherFacts);
const IncomeShare = deferred(
  async () => (await import('./decide/income-share')).IncomeShare,
);
const RequestedDocuments = deferred(
  async () => (await import('./documents/requested-documents')).RequestedDocuments,
);
const RequestedReview = deferred(
  async () => (await import('./decide/requested-review')).RequestedReview,
);
const TakeBackRequest = deferred(
  async () => (await import('./decide/take-back-request')).TakeBackRequest,
);
const DecisionForm = deferred(
  async () => (await import('./decide/decision-form')).DecisionForm,
);

/** Everything a consultant needs to decide on one proposal. */
export function Component() {
  const { id = '' } = useParams();
  const proposal = useGetProposalQuery({ params: { id } });
  return (
    <RecordPage
      isPane
      list={CONSULTANT_PROPOSALS_PATH}
      answer={proposal}
      words={copy.pane}
    >
      {(shown) => (
        <HeldItem item={{ queue: 'proposals', id }} isOpen={mayDecide(shown)}>
          <Pane key={shown.id} proposal={shown} />
        </HeldItem>
      )}
    </RecordPage>
  );
}

/** Whether the viewer decides here: a review is for another consultant, who finds it free. */
const mayDecide = (proposal: ProposalDetail) =>
  ['em_analise', 'documentos_pendentes'].includes(proposal.state) &&
  !(isReview(proposal) && proposal.review?.isForAnother);

function Pane({ proposal }: { proposal: ProposalDetail }) {
  const kind = proposal.clientType === 2 ? copy.company : copy.person;
  const { customerId, customerName } = proposal;
  return (
    <article aria-labelledby="proposta">
      <header className="analysis-head">
        <div>
          <h2 id="proposta">{proposal.customerName}</h2>
          <p>
            {proposal.number}, {copy.sent(kind, formatDateTime(proposal.createdAt))}
          </p>
        </div>
        <div className="analysis-state">
          <StateTag {...proposal} />
          {wasSigned(proposal) && (
            <AppLink
              className="link"
              to={pathInApp('consultant-portal', consultantContractPath(proposal.id))}
            >
              {copy.contract}
            </AppLink>
          )}
        </div>
      </header>
      <div className="analysis-cols">
        <div>
          <ProposalCar proposal={proposal} note={proposal.paintName} />
          <ProposalFacts proposal={proposal} />
          {customerId !== undefined && <CustomerRecord customerId={customerId} />}
        </div>
        <div className="analysis-checks">
          <RequestedReview proposal={proposal} />
          <CheckPartners proposal={proposal} />
          <IncomeShare proposal={proposal} />
          <RequestedDocuments requested={proposal.requestedDocuments} personType={kind} />
          <TakeBackRequest proposal={proposal} />
          {customerId !== undefined && (
            <CustomerDocuments
              customer={{ id: customerId, name: customerName, personType: kind }}
            />
          )}
        </div>
        <div>
          <h3>{copy.history}</h3>
          <ProposalHistory events={proposal.history} />
        </div>
      </div>
      <DecisionForm proposal={proposal} />
    </article>
  );
}

/** A signed proposal has a contract, even after the contract's end. */
const wasSigned = ({ history }: ProposalDetail) =>
  history.some(({ to }) => to === 'contrato_assinado');

/** The facts of the decision; the others open below them. */
function ProposalFacts({ proposal }: { proposal: ProposalDetail }) {
  const { facts } = copy;
  const { benefit } = proposal;
  const rows: Fact[] = [
    [facts.monthly, formatBRL(proposal.monthly)],
    [facts.plan, copy.plan(proposal.term, proposal.km)],
    ...oneOffRows(proposal.oneOff),
    ...(benefit
      ? [[facts.campaign(benefit.code), <CampaignBenefit benefit={benefit} />] as const]
      : []),
  ];
  return (
    <>
      <Facts rows={rows} />
      <details className="more-facts">
        <summary className="link">{facts.more}</summary>
        <FurtherFacts proposal={proposal} />
      </details>
    </>
  );
}
