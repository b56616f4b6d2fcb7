import { type PriceLine, type ProposalDetail } from '@site/contracts';
import { formatBRL, formatDate } from '@site/contracts/brazil';
import { COPY } from './member-area.copy';
import { PAYMENT_NAMES, versionOf } from './proposal.copy';

/** What was proposed, fact by fact. */
export function PlanFacts({ proposal }: { proposal: ProposalDetail }) {
  const facts: (readonly [string, string])[] = [
    [COPY.version, versionOf(proposal)],
    [COPY.paint, proposal.paintName],
    [COPY.term, COPY.months(proposal.term)],
    [COPY.km, proposal.km.toLocaleString('pt-BR')],
    [COPY.addOns, proposal.addOns.join(', ') || COPY.noAddOns],
    [COPY.payment, PAYMENT_NAMES[proposal.paymentMethod]],
    [COPY.dueDay, COPY.dueDayValue(proposal.dueDay)],
    ...(proposal.dealershipName
      ? [[COPY.dealership, proposal.dealershipName] as const]
      : []),
    ...(proposal.deliveryDate
      ? [[COPY.delivery, formatDate(proposal.deliveryDate)] as const]
      : []),
    [COPY.simulation, proposal.simulationCode],
  ];
  return (
    <section className="member-sec" aria-labelledby="plano-titulo">
      <header className="member-head">
        <h2 id="plano-titulo">{COPY.plan}</h2>
      </header>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{COPY.total}</dt>
          <dd>{formatBRL(proposal.contractTotal)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** What one month is made of; the lines sum to the price (product.md §5). */
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
        <h2 id="mes-titulo">{COPY.month}</h2>
      </header>
      <dl className="facts">
        {lines.map(({ key, label, monthly: amount }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{formatBRL(amount)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{COPY.monthTotal}</dt>
          <dd>{formatBRL(monthly)}</dd>
        </div>
      </dl>
    </section>
  );
}
