import { type CarReturn, type ReturnSlots } from '@site/api-contract';
import { centavosFromReais, reaisFromCentavos } from '@site/api-contract/brazil';

type Costs = Pick<CarReturn, 'cost' | 'begins' | 'begun' | 'overtime'>;
type Offered = ReturnSlots['days'][number];

/**
 * Cost in reais of a return on a day: ending early, months that begin before it, those
 * that have begun without a bill where they are named, and days after the end.
 */
export function wholeCost({ cost, begins, begun, overtime }: Costs): number {
  const parts = [cost, begins?.cost ?? 0, begun?.cost ?? 0, overtime?.cost ?? 0];
  return reaisFromCentavos(
    parts.reduce((total, reais) => total + centavosFromReais(reais), 0),
  );
}

/**
 * Cost in reais of a return as far as it is known today: the whole cost, km beyond the
 * plan until now, and open bills without those that the return takes back.
 */
export function costSoFar(carReturn: CarReturn): number {
  const { km, owed, goesBack = 0 } = carReturn;
  const parts = [wholeCost(carReturn), km.cost, owed, -goesBack];
  return reaisFromCentavos(
    parts.reduce((total, reais) => total + centavosFromReais(reais), 0),
  );
}

/** The difference of two amounts in reais, exact to the centavo. */
export function reaisLess(reais: number, less: number): number {
  return reaisFromCentavos(centavosFromReais(reais) - centavosFromReais(less));
}

/** The first of the cheapest days; null when all cost the same. */
export function cheapestDay(days: readonly Offered[]): Offered | null {
  const costs = days.map(wholeCost);
  const least = Math.min(...costs);
  return costs.some((cost) => cost > least) ? (days[costs.indexOf(least)] ?? null) : null;
}
