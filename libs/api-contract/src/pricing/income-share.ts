/** Percent of the income that a monthly price may take (docs/product/sales.md). */
export const INCOME_LIMIT_PERCENT = 30;

/**
 * Monthly income of a person (1) or yearly revenue of a company (2), in centavos.
 */
export type Income = { clientType: 1 | 2; incomeCentavos: number };

/** Months that an income covers: people state a month's, companies a year's. */
const monthsOf = (clientType: 1 | 2) => (clientType === 1 ? 1 : 12);

/**
 * Share that a monthly sum takes of a person's monthly income, or of a twelfth of a
 * company's yearly revenue. `monthlyCentavos` is the sum of all cars that count.
 * `percent` is not rounded: 30.04 is over the limit. The income must be above 0.
 */
export function incomeShare({
  clientType,
  monthlyCentavos,
  incomeCentavos,
}: Income & { monthlyCentavos: number }): { percent: number; fits: boolean } {
  const months = monthsOf(clientType);
  return {
    percent: ((monthlyCentavos * months) / incomeCentavos) * 100,
    fits: monthlyCentavos * 100 * months <= incomeCentavos * INCOME_LIMIT_PERCENT,
  };
}

/** The highest monthly sum of all cars for an income, in centavos. */
export function mostMonthlyCentavos({ clientType, incomeCentavos }: Income): number {
  return Math.floor(
    (incomeCentavos * INCOME_LIMIT_PERCENT) / (100 * monthsOf(clientType)),
  );
}

/**
 * The lowest income for a monthly sum, in centavos: a person's month or a company's year.
 */
export function leastIncomeCentavos({
  clientType,
  monthlyCentavos,
}: Omit<Income, 'incomeCentavos'> & { monthlyCentavos: number }): number {
  return Math.ceil((monthlyCentavos * 100 * monthsOf(clientType)) / INCOME_LIMIT_PERCENT);
}
