import { type Commitment, type ProposalDetail } from '@site/api-contract';
import { centavosFromReais, formatBRL, formatCentavos } from '@site/api-contract/brazil';
import { INCOME_LIMIT_PERCENT, incomeShare } from '@site/api-contract/pricing';
import { STATE_LABELS } from '@site/api-contract/sales';
import { pathInApp } from '@site/api-contract/site-map';
import { consultantProposalPath } from '@site/api-contract/site-paths';
import { AppLink } from '@site/ui';
import { Late } from '@site/ui/proposal';
import { proposalsCopy } from '../proposals.copy';

const copy = proposalsCopy.income;

/**
 * Share of the declared income that this month's price and the customer's other cars need
 * together; null when no income was declared.
 */
export function shareOf({
  monthly,
  income,
  clientType,
  commitments = [],
}: Pick<ProposalDetail, 'monthly' | 'income' | 'clientType' | 'commitments'>) {
  if (income === null || income <= 0) return null;
  const monthlyCentavos = [monthly, ...commitments.map((one) => one.monthly)]
    .map(centavosFromReais)
    .reduce((total, centavos) => total + centavos, 0);
  return {
    monthlyCentavos,
    ...incomeShare({
      clientType,
      monthlyCentavos,
      incomeCentavos: centavosFromReais(income),
    }),
  };
}

/** The declared income with this month's price and the other cars, and the limit. */
export function IncomeShare({ proposal }: { proposal: ProposalDetail }) {
  const share = shareOf(proposal);
  if (share === null || proposal.income === null) return null;
  const { percent, fits, monthlyCentavos } = share;
  const { commitments = [], monthly } = proposal;
  const words = proposal.clientType === 2 ? copy.company : copy.person;
  const text = `${percent.toLocaleString('pt-BR', { maximumFractionDigits: 1 })}%`;
  return (
    <section className="income">
      <h3>{words.title}</h3>
      <p className="income-line">
        <span>{commitments.length > 0 ? words.shareOfAll : words.share}</span>
        {fits ? <b>{text}</b> : <Late>{copy.over(text)}</Late>}
      </p>
      <svg
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="income-bar"
      >
        <rect width="100" height="8" className="income-all" />
        <rect width={Math.min(percent, 100)} height="8" className="income-part" />
        <rect
          x={INCOME_LIMIT_PERCENT - 0.25}
          width="0.5"
          height="8"
          className="income-limit"
        />
      </svg>
      <p className="soft income-line">
        <span>{words.declared(formatBRL(proposal.income))}</span>
        <span>{copy.limit(INCOME_LIMIT_PERCENT)}</span>
      </p>
      {commitments.length > 0 && (
        <>
          <p className="income-line">
            <span>{copy.sum}</span>
            <b>{formatCentavos(monthlyCentavos)}</b>
          </p>
          <ul className="income-others" aria-label={copy.others}>
            <li className="income-line">
              <span>{copy.thisOne}</span>
              <span>{formatBRL(monthly)}</span>
            </li>
            {commitments.map((one) => (
              <OtherCar key={one.proposalId} commitment={one} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/**
 * Another proposal or contract that counts against the same income, with a link to it.
 */
function OtherCar({ commitment }: { commitment: Commitment }) {
  const { proposalId, number, customerName, modelName, state, monthly, isOfPartner } =
    commitment;
  return (
    <li className="income-line">
      <span>
        <AppLink
          className="link"
          to={pathInApp('consultant-portal', consultantProposalPath(proposalId))}
        >
          {number}
        </AppLink>{' '}
        {copy.other({
          model: modelName,
          state: STATE_LABELS[state].label,
          partner: isOfPartner ? customerName : null,
        })}
      </span>
      <span>{formatBRL(monthly)}</span>
    </li>
  );
}
