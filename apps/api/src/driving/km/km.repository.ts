import { asc, eq, inArray } from 'drizzle-orm';
import { saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { handovers } from '../../contracts/deliveries/handovers.table';
import { odometerReadings } from './km.table';
import { type Reading } from './odometer-reading.rules';

/** The odometer at the handover; null where it was not noted. */
export async function findHandoverReading(
  db: Database,
  contractId: string,
): Promise<Reading | null> {
  return (await handoverReadings(db, [contractId])).get(contractId) ?? null;
}

/** The same for many contracts, by contract id. */
export async function handoverReadings(
  db: Database,
  contractIds: readonly string[],
): Promise<Map<string, Reading>> {
  const rows = await db
    .select({
      contractId: handovers.contractId,
      km: handovers.odometerKm,
      at: handovers.handedAt,
    })
    .from(handovers)
    .where(inArray(handovers.contractId, [...contractIds]));
  return new Map(
    rows.map(({ contractId, km, at }) => [contractId, { onDay: saoPauloDay(at), km }]),
  );
}

/** The last reading of each contract, by contract id. */
export async function lastReadings(
  db: Database,
  contractIds: readonly string[],
): Promise<Map<string, Reading>> {
  const rows = await db
    .select({
      contractId: odometerReadings.contractId,
      onDay: odometerReadings.onDay,
      km: odometerReadings.odometerKm,
    })
    .from(odometerReadings)
    .where(inArray(odometerReadings.contractId, [...contractIds]))
    .orderBy(asc(odometerReadings.onDay));
  return new Map(rows.map(({ contractId, ...reading }) => [contractId, reading]));
}

/** The customer's readings, the oldest first. */
export function listReadings(db: Database, contractId: string): Promise<Reading[]> {
  return db
    .select({ onDay: odometerReadings.onDay, km: odometerReadings.odometerKm })
    .from(odometerReadings)
    .where(eq(odometerReadings.contractId, contractId))
    .orderBy(asc(odometerReadings.onDay));
}

/** Writes the reading of a day, replacing an earlier one of that day. */
export async function saveReading(
  tx: Database,
  {
    contractId,
    onDay,
    km: odometerKm,
    readAt,
  }: Reading & { contractId: string; readAt: Date },
): Promise<void> {
  await tx
    .insert(odometerReadings)
    .values({ contractId, onDay, odometerKm, readAt })
    .onConflictDoUpdate({
      target: [odometerReadings.contractId, odometerReadings.onDay],
      set: { odometerKm, readAt },
    });
}
