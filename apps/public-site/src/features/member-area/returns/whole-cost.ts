import { type CarReturn, type ReturnSlots } from '@site/api-contract';
import { centavosFromReais, reaisFromCentavos } from '@site/api-contract/brazil';

type Costs = Pick<CarReturn, 'cost' | 'begins' | 'overtime'>;
type Offered = ReturnSlots['days'][number];

/**
 * Cost in reais of a return on a day: ending early, months that begin before it, and days
 * after the end.
 */
export function wholeCost({ cost, begins, overtime }: Costs): number {
  const parts = [cost, begins?.cost ?? 0, overtime?.cost ?? 0];
  return reaisFromCentavos(
    parts.reduce((total, reais) => total + centavosFromReais(reais), 0),
  );
}

/** The first of the cheapest days; null when all cost the same. */
export function cheapestDay(days: readonly Offered[]): Offered | null {
  const costs = days.map(wholeCost);
  const least = Math.min(...costs);
  return costs.some((cost) => cost > least) ? (days[costs.indexOf(least)] ?? null) : null;
}
