import { eq } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { contracts } from '../../../contracts/contracts/contracts.table';
import { deliveries } from '../../../contracts/deliveries/deliveries.table';

/** Day and hour that were chosen for the keys of a proposal's car; null without one. */
export async function findDeliverySlot(
  db: Database,
  proposalId: string,
): Promise<{ day: string; time: string } | null> {
  const [row] = await db
    .select({ day: deliveries.slotOn, time: deliveries.slotAt })
    .from(deliveries)
    .innerJoin(contracts, eq(contracts.id, deliveries.contractId))
    .where(eq(contracts.proposalId, proposalId));
  return row?.day && row.time ? { day: row.day, time: row.time } : null;
}
