import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useGetProposalQuery } from '@site/api-client';
import { type ProposalDetail } from '@site/api-contract';
import { formatBRL, formatPhone } from '@site/api-contract/brazil';
import { benefitRows, oneOffRows } from '@site/api-contract/pricing';
import { isSigned } from '@site/api-contract/sales';
import { pathInApp } from '@site/api-contract/site-map';
import {
  DEALER_PROPOSALS_PATH,
  DEALER_SALE_RULE_PATH,
} from '@site/api-contract/site-paths';
import { saleClaimFacts } from '@site/back-office/sale-claims';
import { useSiteActions } from '@site/shell';
import { QueryState } from '@site/shell/query-state';
import {
  AppLink,
  CloseIcon,
  deferred,
  Empty,
  type Fact,
  Facts,
  phoneHref,
  SiteLink,
} from '@site/ui';
import { ProposalCar, StateTag } from '@site/ui/proposal';
import { ProposalAge } from './list/proposal-age-text';
import { proposalsCopy as copy } from './proposals.copy';

const CustomerNext = deferred(async () => (await import('./customer-next')).CustomerNext);
const FollowUp = deferred(async () => (await import('./follow-up')).FollowUp);
const ProposalPast = deferred(async () => (await import('./proposal-past')).ProposalPast);

/** One proposal beside the list: facts and history. Another one begins at its top. */
export function Component() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const proposal = useGetProposalQuery({ params: { id } });
  const number = proposal.currentData?.number;
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    if (top.current) top.current.scrollTop = 0;
  }, [id]);
  return (
    <aside ref={top} className="proposal-panel" aria-label={number ?? copy.detail}>
      <div className="proposal-panel-top">
        <span>{number}</span>
        <AppLink
          to={{
            pathname: pathInApp('dealer-portal', DEALER_PROPOSALS_PATH),
            search: params.toString(),
          }}
          className="icb"
          aria-label={copy.close}
        >
          <CloseIcon />
        </AppLink>
      </div>
      <QueryState
        answer={proposal}
        failed={copy.panelFailed}
        gone={<Empty slim title={copy.gone} text={copy.goneText} />}
      >
        {(shown) => <Panel proposal={shown} />}
      </QueryState>
    </aside>
  );
}

function Panel({ proposal }: { proposal: ProposalDetail }) {
  const { now } = useSiteActions();
  const { panel } = copy;
  const { customerEmail: email, customerPhone: phone } = proposal;
  const facts: Fact[] = [
    [panel.monthly, formatBRL(proposal.monthly)],
    [panel.plan, copy.plan(proposal.term, proposal.km)],
    [panel.total, formatBRL(proposal.contractTotal)],
    [panel.addOns, proposal.addOns.join(', ') || panel.none],
    ...oneOffRows(proposal.oneOff),
    ...benefitRows(proposal.benefit),
    [panel.document, proposal.customerDocument],
    [panel.email, <SiteLink to={`mailto:${email}`}>{email}</SiteLink>],
    [panel.origin, copy.originOf(proposal.origin)],
    [panel.seller, proposal.sellerName],
    [panel.dealership, proposal.dealershipName],
    ...saleClaimFacts(proposal.saleClaims, DEALER_SALE_RULE_PATH),
    [
      panel.delivery,
      proposal.deliveryDate &&
        panel.deliveryBy(proposal.deliveryDate, isSigned(proposal.state)),
    ],
    [proposal.handover.label, isSigned(proposal.state) && proposal.handover.text],
    [panel.carFrom, proposal.carFrom && panel.otherYard(proposal.carFrom)],
  ];
  return (
    <div className="stack">
      <div>
        <h2>{proposal.customerName}</h2>
        <p className="proposal-panel-state">
          <StateTag {...proposal} />
          <ProposalAge proposal={proposal} now={new Date(now())} />
        </p>
        {phone && (
          <p className="proposal-panel-phone">
            {panel.phone} <SiteLink to={phoneHref(phone)}>{formatPhone(phone)}</SiteLink>
          </p>
        )}
      </div>
      <CustomerNext proposal={proposal} />
      <ProposalCar proposal={proposal} note={proposal.paintName} />
      <Facts rows={facts} />
      <FollowUp proposal={proposal} />
      <ProposalPast proposal={proposal} />
    </div>
  );
}
