import { months, thousands } from '../core/simulation.copy';

/** The strip of conditions; comes with it. */
export const askCopy = {
  conditions: 'Condições do preço',
  term: 'Prazo',
  km: 'Km por mês',
  termValue: months,
  kmValue: (km: number) => `${thousands(km)} km`,
};
