import { type ProposalDetail } from '@site/contracts';
import { centavosFromReais, formatBRL } from '@site/contracts/brazil';
import { INCOME_LIMIT_PERCENT, incomeShare } from '@site/contracts/pricing';
import { Late } from '@site/ui/proposal';
import { analysisCopy } from './analysis.copy';

const copy = analysisCopy.income;

/** What a month takes of the declared income; null when none was declared. */
export function shareOf({
  monthly,
  income,
  clientType,
}: Pick<ProposalDetail, 'monthly' | 'income' | 'clientType'>) {
  if (income === null || income <= 0) return null;
  return incomeShare({
    clientType,
    monthlyCentavos: centavosFromReais(monthly),
    incomeCentavos: centavosFromReais(income),
  });
}

/** Declared income against the month, with the limit marked. */
export function IncomeShare({ proposal }: { proposal: ProposalDetail }) {
  const share = shareOf(proposal);
  if (share === null || proposal.income === null) return null;
  const { percent, fits } = share;
  const company = proposal.clientType === 2;
  const text = `${percent.toLocaleString('pt-BR', { maximumFractionDigits: 1 })}%`;
  const amount = formatBRL(proposal.income);
  return (
    <section className="income">
      <h3>{company ? copy.companyTitle : copy.title}</h3>
      <p className="income-line">
        <span>{company ? copy.shareOfRevenue : copy.share}</span>
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
        <span>{company ? copy.declaredRevenue(amount) : copy.declared(amount)}</span>
        <span>{copy.limit(INCOME_LIMIT_PERCENT)}</span>
      </p>
    </section>
  );
}
