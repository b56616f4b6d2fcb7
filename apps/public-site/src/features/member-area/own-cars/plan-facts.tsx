import { type PriceLine, type ProposalDetail } from '@site/api-contract';
import { formatBRL, formatCount } from '@site/api-contract/brazil';
import { benefitRows, oneOffRows } from '@site/api-contract/pricing';
import { memberAreaCopy } from '../member-area.copy';
import { versionOf } from '../proposals/plan.copy';
import { deliveryBy, PAYMENT_NAMES } from '../proposals/proposal.copy';

export function PlanFacts({ proposal }: { proposal: ProposalDetail }) {
  const delivery = deliveryBy(proposal);
  const facts: (readonly [string, string])[] = [
    [memberAreaCopy.version, versionOf(proposal)],
    [memberAreaCopy.paint, proposal.paintName],
    [memberAreaCopy.term, memberAreaCopy.months(proposal.term)],
    [memberAreaCopy.km, formatCount(proposal.km)],
    [memberAreaCopy.addOns, proposal.addOns.join(', ') || memberAreaCopy.noAddOns],
    [memberAreaCopy.payment, PAYMENT_NAMES[proposal.paymentMethod]],
    [memberAreaCopy.dueDay, memberAreaCopy.dueDayValue(proposal.dueDay)],
    [proposal.handover.label, proposal.handover.text],
    ...(delivery ? [[memberAreaCopy.delivery, delivery] as const] : []),
    [memberAreaCopy.simulation, proposal.simulationCode],
    ...oneOffRows(proposal.oneOff),
    ...benefitRows(proposal.benefit),
  ];
  return (
    <section className="member-sec" aria-labelledby="plano-titulo">
      <header className="member-head">
        <h2 id="plano-titulo">{memberAreaCopy.plan}</h2>
      </header>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{memberAreaCopy.total}</dt>
          <dd>{formatBRL(proposal.contractTotal)}</dd>
        </div>
      </dl>
    </section>
  );
}

/**
 * The parts of one month's price in reais; their sum is the price
 * (docs/product/catalog.md).
 */
export function MonthLines({
  lines,
  monthly,
}: {
  lines: readonly PriceLine[];
  monthly: number;
}) {
  return (
    <section className="member-sec" aria-labelledby="mes-titulo">
      <header className="member-head">
        <h2 id="mes-titulo">{memberAreaCopy.month}</h2>
      </header>
      <dl className="facts">
        {lines.map(({ key, label, monthly: amount }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{formatBRL(amount)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{memberAreaCopy.monthTotal}</dt>
          <dd>{formatBRL(monthly)}</dd>
        </div>
      </dl>
    </section>
  );
}
