import { type ProposalDetail } from '@site/api-contract';
import { formatBRL } from '@site/api-contract/brazil';
import { isSigned } from '@site/api-contract/sales';
import { CONSULTANT_SALE_RULE_PATH } from '@site/api-contract/site-paths';
import { saleClaimFacts } from '@site/back-office/sale-claims';
import { type Fact, Facts } from '@site/ui';
import { proposalsCopy as copy } from './proposals.copy';

/** Facts of a proposal that a decision seldom needs. */
export function FurtherFacts({ proposal }: { proposal: ProposalDetail }) {
  const { facts } = copy;
  const rows: Fact[] = [
    [facts.addOns, proposal.addOns.join(', ') || facts.none],
    [facts.total, formatBRL(proposal.contractTotal)],
    [facts.document, proposal.customerDocument],
    [facts.email, proposal.customerEmail],
    [
      facts.payment,
      `${copy.payments[proposal.paymentMethod]}, ${copy.dueDay(proposal.dueDay)}`,
    ],
    [
      facts.delivery,
      proposal.deliveryDate &&
        facts.deliveryBy(proposal.deliveryDate, isSigned(proposal.state)),
    ],
    [facts.dealership, proposal.dealershipName],
    [facts.seller, proposal.sellerName],
    [facts.origin, copy.origins[proposal.origin]],
    ...saleClaimFacts(proposal.saleClaims, CONSULTANT_SALE_RULE_PATH),
    [facts.simulation, proposal.simulationCode],
  ];
  return <Facts rows={rows} />;
}
