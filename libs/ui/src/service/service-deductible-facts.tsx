import { type ServiceRequest } from '@site/api-contract';
import { formatBRL, formatDate } from '@site/api-contract/brazil';
import { type Fact, Facts } from '../data/facts';

const copy = {
  amount: 'Valor',
  dueOn: 'Vencimento',
  reason: 'Motivo',
  nothing: 'Sem franquia',
} as const;

/** Shows the decision about the deductible of a request. */
export function ServiceDeductibleFacts({
  deductible: { amount, dueOn, reason },
}: {
  deductible: NonNullable<ServiceRequest['deductible']>;
}) {
  const rows: Fact[] = [
    [copy.amount, amount > 0 ? formatBRL(amount) : copy.nothing],
    [copy.dueOn, dueOn && formatDate(dueOn)],
    [copy.reason, reason],
  ];
  return <Facts rows={rows} />;
}
