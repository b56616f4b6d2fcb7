import { and, eq } from 'drizzle-orm';
import { placeName } from '@site/api-contract/brazil';
import { isCarToCome } from '@site/api-contract/contracts';
import { type Database } from '#platform/data/database';
import { dealerships, states } from '../../../catalog/dealerships/dealerships.table';
import { contracts } from '../../../contracts/contracts/contracts.table';
import {
  deliveries,
  deliveryMilestones,
} from '../../../contracts/deliveries/deliveries.table';
import { isYardOfCar, YARD, yards } from './other-yard';

type DeliveryOfProposal = {
  /** Day and hour of the handover; null without. */
  slot: { day: string; time: string } | null;
  /** The ordered car has not come, so that no day can be chosen. */
  isCarToCome: boolean;
  /** The dealership that hands the car over, which the customer may have changed. */
  store: { dealershipName: string; dealershipPlace: string };
  source: string;
  /** The dealership whose yard the car is in; null for one that was ordered or given back. */
  yard: { id: number; name: string } | null;
};

/** The delivery of a proposal's car; null before the signature. */
export async function findDeliveryOf(
  db: Database,
  proposalId: string,
): Promise<DeliveryOfProposal | null> {
  const [row] = await db
    .select({
      day: deliveries.slotOn,
      time: deliveries.slotAt,
      source: deliveries.source,
      arrivedOn: deliveryMilestones.onDay,
      name: dealerships.name,
      city: dealerships.city,
      state: states.uf,
      yard: YARD,
    })
    .from(deliveries)
    .innerJoin(contracts, eq(contracts.id, deliveries.contractId))
    .innerJoin(dealerships, eq(dealerships.id, deliveries.dealershipId))
    .innerJoin(states, eq(states.id, dealerships.stateId))
    .leftJoin(yards, isYardOfCar)
    .leftJoin(
      deliveryMilestones,
      and(
        eq(deliveryMilestones.contractId, contracts.id),
        eq(deliveryMilestones.kind, 'na_loja'),
      ),
    )
    .where(eq(contracts.proposalId, proposalId));
  if (!row) return null;
  const { day, time, name } = row;
  return {
    slot: day && time ? { day, time } : null,
    isCarToCome: isCarToCome(row),
    store: { dealershipName: name, dealershipPlace: placeName(row) },
    source: row.source,
    yard: row.yard,
  };
}
