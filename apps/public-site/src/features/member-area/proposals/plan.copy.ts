import { type Proposal } from '@site/api-contract';
import { formatKm } from '@site/api-contract/brazil';

/**
 * `Evolução 1.0 Turbo AT`, the version without its model: names in the catalogue begin
 * with it.
 */
export const versionOf = ({
  modelName,
  versionName,
}: Pick<Proposal, 'modelName' | 'versionName'>) =>
  versionName.startsWith(`${modelName} `)
    ? versionName.slice(modelName.length + 1)
    : versionName;

export const planCondition = (plan: Pick<Proposal, 'clientType' | 'term' | 'km'>) =>
  `${plan.clientType === 1 ? 'PF' : 'PJ'}, ${plan.term} meses, ${formatKm(plan.km)} por mês`;
