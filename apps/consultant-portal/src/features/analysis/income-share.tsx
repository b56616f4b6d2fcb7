import { type ProposalDetail } from '@site/contracts';
import { formatBRL } from '@site/contracts/brazil';
import { Late } from '@site/ui/proposal';
import { analysisCopy } from './analysis.copy';

const copy = analysisCopy.income;
const LIMIT_PERCENT = 30;

/**
 * Share of the income that a month takes: monthly income of a person, a twelfth of a
 * company's yearly revenue.
 */
export function sharePercent({
  monthly,
  income,
  clientType,
}: Pick<ProposalDetail, 'monthly' | 'income' | 'clientType'>): number | null {
  if (income === null || income <= 0) return null;
  const perMonth = clientType === 2 ? income / 12 : income;
  return Math.round((monthly / perMonth) * 1000) / 10;
}

/** Declared income against the month, with the limit marked. */
export function IncomeShare({ proposal }: { proposal: ProposalDetail }) {
  const percent = sharePercent(proposal);
  if (percent === null || proposal.income === null) return null;
  const company = proposal.clientType === 2;
  const text = `${percent.toLocaleString('pt-BR')}%`;
  const amount = formatBRL(proposal.income);
  return (
    <section className="income">
      <h3>{company ? copy.companyTitle : copy.title}</h3>
      <p className="income-line">
        <span>{company ? copy.shareOfRevenue : copy.share}</span>
        {percent > LIMIT_PERCENT ? <Late>{copy.over(text)}</Late> : <b>{text}</b>}
      </p>
      <svg
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="income-bar"
      >
        <rect width="100" height="8" className="income-all" />
        <rect width={Math.min(percent, 100)} height="8" className="income-part" />
        <rect x={LIMIT_PERCENT - 0.25} width="0.5" height="8" className="income-limit" />
      </svg>
      <p className="soft income-line">
        <span>{company ? copy.declaredRevenue(amount) : copy.declared(amount)}</span>
        <span>{copy.limit(LIMIT_PERCENT)}</span>
      </p>
    </section>
  );
}
