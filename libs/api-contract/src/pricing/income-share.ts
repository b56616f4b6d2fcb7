/** Percent of the income that a month may take (docs/product/sales.md). */
export const INCOME_LIMIT_PERCENT = 30;

/**
 * Monthly income of a person (1) or yearly revenue of a company (2), in centavos.
 */
export type Income = { clientType: 1 | 2; incomeCentavos: number };

/** Months that an income stands for: people name a month of it, companies a year. */
const monthsOf = (clientType: 1 | 2) => (clientType === 1 ? 1 : 12);

/**
 * Share of the monthly income of a person, or of a twelfth of the yearly revenue of a
 * company, that a month takes. `monthlyCentavos` is the sum of all cars that count.
 * `percent` is not rounded: 30.04 is over the limit, however it is shown. The income is
 * above 0.
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

/** The most that all cars together may cost a month with an income, in centavos. */
export function mostMonthlyCentavos({ clientType, incomeCentavos }: Income): number {
  return Math.floor(
    (incomeCentavos * INCOME_LIMIT_PERCENT) / (100 * monthsOf(clientType)),
  );
}

/**
 * The least income with which a sum a month fits, in centavos: of a month for a person,
 * of a year for a company.
 */
export function leastIncomeCentavos({
  clientType,
  monthlyCentavos,
}: Omit<Income, 'incomeCentavos'> & { monthlyCentavos: number }): number {
  return Math.ceil((monthlyCentavos * 100 * monthsOf(clientType)) / INCOME_LIMIT_PERCENT);
}
