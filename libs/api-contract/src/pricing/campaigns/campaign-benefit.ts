import { type IsoDate } from '../../brazil/dates/dates';

/** Cars and plans for which a campaign counts. */
export type CampaignConditions = {
  /** Models by slug; none stands for all. */
  models: readonly { slug: string; name: string }[];
  /** 1 for people, 2 for companies, 0 for both. */
  clientType: 0 | 1 | 2;
  /** Least term in months; 0 for any. */
  minTerm: number;
  /** Last day (São Paulo) on which the code is taken. */
  endsOn: IsoDate;
};

/**
 * The benefit of a campaign in the figures of a price: an amount off the first months, or
 * km of the whole contract. Amounts in integer centavos.
 */
export type CampaignBenefit = CampaignConditions & {
  code: string;
  /** Off each of the first `months` installments; 0 for km. */
  monthlyOffCentavos: number;
  months: number;
  /** Km that cost nothing, once for the whole contract; 0 for an amount. */
  km: number;
};

/** Centavos that a benefit takes off one installment, counted from 1. */
export function offInstallment(
  benefit: Pick<CampaignBenefit, 'monthlyOffCentavos' | 'months'> | undefined,
  installment: number,
): number {
  if (!benefit || installment > benefit.months) return 0;
  return benefit.monthlyOffCentavos;
}

/** Centavos that a benefit takes off a contract of `term` months. */
export function offContract(
  benefit: Pick<CampaignBenefit, 'monthlyOffCentavos' | 'months'> | undefined,
  term: number,
): number {
  return benefit ? benefit.monthlyOffCentavos * Math.min(benefit.months, term) : 0;
}
