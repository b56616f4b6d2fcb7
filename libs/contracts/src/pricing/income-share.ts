/** Percent of the income that a month may take (product.md §6). */
export const INCOME_LIMIT_PERCENT = 30;

/**
 * Share of the monthly income of a person, or of a twelfth of the yearly revenue of a
 * company, that a month takes. `percent` is not rounded: 30.04 is over the limit, however
 * it is shown. The income is above 0.
 */
export function incomeShare({
  clientType,
  monthlyCentavos,
  incomeCentavos,
}: {
  clientType: 1 | 2;
  monthlyCentavos: number;
  incomeCentavos: number;
}): { percent: number; fits: boolean } {
  const months = clientType === 1 ? 1 : 12;
  return {
    percent: ((monthlyCentavos * months) / incomeCentavos) * 100,
    fits: monthlyCentavos * 100 * months <= incomeCentavos * INCOME_LIMIT_PERCENT,
  };
}
