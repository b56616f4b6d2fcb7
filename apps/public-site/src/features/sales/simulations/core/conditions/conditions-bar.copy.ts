import { formatKm } from '@site/api-contract/brazil';
import { months } from '../../core/simulation.copy';

/** Texts of `ConditionsBar`, loaded with it. */
export const conditionsBarCopy = {
  conditions: 'Condições do preço',
  term: 'Prazo',
  km: 'Km por mês',
  termValue: months,
  kmValue: formatKm,
};
