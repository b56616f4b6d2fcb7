import { formatKm } from '@site/api-contract/brazil';
import { months } from '../../core/simulation.copy';

/** The strip of conditions; comes with it. */
export const askCopy = {
  conditions: 'Condições do preço',
  term: 'Prazo',
  km: 'Km por mês',
  termValue: months,
  kmValue: formatKm,
};
