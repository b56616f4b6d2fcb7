import { type IsoDate } from '../../brazil/dates/dates';
import { centavosFromReais, reaisFromCentavos } from '../../brazil/money';
import {
  benefitInCentavos,
  type PriceAmounts,
  type QuoteBenefit,
} from '../quote-estimate';
import { offContract } from './campaign-benefit';
import { type BenefitPlan, benefitProblem, campaignOverText } from './campaign-words';

/**
 * A price with the benefit that its simulation has, where that counts for the choice; the
 * server adds it when the choice is stored.
 */
export function withHeldBenefit<Price extends PriceAmounts>(
  price: Price,
  benefit: QuoteBenefit | undefined,
  plan: Omit<BenefitPlan, 'monthlyCentavos'>,
): Price {
  if (!benefit || price.benefit) return price;
  const held = benefitInCentavos(benefit);
  const monthlyCentavos = centavosFromReais(price.monthly);
  if (benefitProblem(held, { ...plan, monthlyCentavos }) !== null) return price;
  const off = offContract(held, plan.term);
  return {
    ...price,
    contractTotal: reaisFromCentavos(centavosFromReais(price.contractTotal) - off),
    benefit,
  };
}

/**
 * Why a price lacks the benefit that its simulation has, or had: it does not count for the
 * choice, or its campaign is over. `monthly` is the month of that price in reais.
 */
export function lostBenefitText(
  benefit: QuoteBenefit,
  { monthly, ...plan }: Omit<BenefitPlan, 'monthlyCentavos'> & { monthly: number },
  today: IsoDate,
): string {
  const held = benefitInCentavos(benefit);
  return (
    benefitProblem(held, { ...plan, monthlyCentavos: centavosFromReais(monthly) }) ??
    campaignOverText(held, today <= held.endsOn)
  );
}
