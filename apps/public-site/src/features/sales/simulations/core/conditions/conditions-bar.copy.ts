import { formatKm } from '@site/api-contract/brazil';
import { months } from '../../core/simulation.copy';

/** The texts of `ConditionsBar`; they load with it. */
export const conditionsBarCopy = {
  conditions: 'Condições do preço',
  term: 'Prazo',
  km: 'Km por mês',
  termValue: months,
  kmValue: formatKm,
};
