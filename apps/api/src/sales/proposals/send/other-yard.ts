import { and, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { dealershipOf, type SignedIn } from '#platform/security/authentication';
import { dealerships } from '../../../catalog/dealerships/dealerships.table';
import { deliveries } from '../../../contracts/deliveries/deliveries.table';

/** The dealership from whose yard a car comes; to be joined by `isYardOfCar`. */
export const yards = alias(dealerships, 'yards');
export const YARD = { id: yards.id, name: yards.name };
/** A car that was given back after its delivery was called off comes from no yard. */
export const isYardOfCar = and(
  eq(yards.id, deliveries.stockDealershipId),
  isNull(deliveries.releasedAt),
);

/** The name of the yard that a car comes from, where that is not the viewer's own. */
export function otherYard(
  { source, yard }: { source: string; yard: { id: number; name: string } | null },
  viewer: SignedIn,
): string | undefined {
  const isOther = source === 'transfer' && yard?.id !== dealershipOf(viewer);
  return isOther ? yard?.name : undefined;
}
