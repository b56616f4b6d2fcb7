/**
 * Exit cost: leaving during month `month` (1 to `term`) costs 20 % of the monthly price
 * for each month not begun, at most four monthly prices (docs/product/sales.md).
 */
export function exitCostCentavos(
  monthlyCentavos: number,
  term: number,
  month: number,
): number {
  const notBegun = Math.max(0, term - month);
  return Math.min(Math.round((monthlyCentavos * notBegun) / 5), monthlyCentavos * 4);
}

/**
 * Cost of leaving in a month, in reais, from a quote's amounts, one for each month of the
 * term. After the term leaving costs nothing (docs/product/sales.md).
 */
export function exitCostIn(exitCosts: readonly number[], month: number): number {
  return exitCosts[month - 1] ?? 0;
}
