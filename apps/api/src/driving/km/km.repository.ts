import { and, asc, eq, inArray } from 'drizzle-orm';
import { type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { handovers } from '../../contracts/deliveries/handovers.table';
import { odometerPhotos, odometerReadings } from './km.table';
import { type Reading } from './odometer-reading.rules';

/** The odometer at the handover; null where it was not noted. */
export async function findHandoverReading(
  db: Database,
  contractId: string,
): Promise<Reading | null> {
  return (await handoverReadings(db, [contractId])).get(contractId) ?? null;
}

/** The odometer at the handovers of many contracts, by contract id. */
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

/** A reading of a day, by the customer or by a workshop. */
export type DayReading = Reading & { atWorkshop: boolean };

/** The last reading of each contract, by contract id. */
export async function lastReadings(
  db: Database,
  contractIds: readonly string[],
): Promise<Map<string, DayReading>> {
  const rows = await db
    .select({
      contractId: odometerReadings.contractId,
      onDay: odometerReadings.onDay,
      km: odometerReadings.odometerKm,
      atWorkshop: odometerReadings.atWorkshop,
    })
    .from(odometerReadings)
    .where(inArray(odometerReadings.contractId, [...contractIds]))
    .orderBy(asc(odometerReadings.onDay));
  return new Map(rows.map(({ contractId, ...reading }) => [contractId, reading]));
}

/** The readings of customer and workshops, the oldest first. */
export function listReadings(db: Database, contractId: string): Promise<DayReading[]> {
  const { onDay, odometerKm: km, atWorkshop } = odometerReadings;
  return db
    .select({ onDay, km, atWorkshop })
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
    atWorkshop = false,
  }: Reading & { contractId: string; readAt: Date; atWorkshop?: boolean },
): Promise<void> {
  const reading = { odometerKm, readAt, atWorkshop };
  await tx
    .insert(odometerReadings)
    .values({ contractId, onDay, ...reading })
    .onConflictDoUpdate({
      target: [odometerReadings.contractId, odometerReadings.onDay],
      set: reading,
    });
}

/** Deletes the reading of a day if it still is the one of this moment and these km. */
export async function deleteReading(
  tx: Database,
  { contractId, onDay, km, readAt }: Reading & { contractId: string; readAt: Date },
): Promise<void> {
  await tx
    .delete(odometerReadings)
    .where(
      and(
        eq(odometerReadings.contractId, contractId),
        eq(odometerReadings.onDay, onDay),
        eq(odometerReadings.odometerKm, km),
        eq(odometerReadings.readAt, readAt),
      ),
    );
}

/** Deletes the reading of a day if a workshop took it. */
export async function deleteWorkshopReading(
  tx: Database,
  { contractId, onDay }: { contractId: string; onDay: IsoDate },
): Promise<void> {
  await tx
    .delete(odometerReadings)
    .where(
      and(
        eq(odometerReadings.contractId, contractId),
        eq(odometerReadings.onDay, onDay),
        eq(odometerReadings.atWorkshop, true),
      ),
    );
}

/** Ids of the pictures of the panel, by the day of their reading. */
export async function listOdometerPhotos(
  db: Database,
  contractId: string,
): Promise<Map<string, string>> {
  const rows = await db
    .select({ onDay: odometerPhotos.onDay, id: odometerPhotos.id })
    .from(odometerPhotos)
    .where(eq(odometerPhotos.contractId, contractId));
  return new Map(rows.map(({ onDay, id }) => [onDay, id]));
}

/** The stored name of a picture of the panel; null where the contract has none of this id. */
export async function findOdometerPhoto(
  db: Database,
  { contractId, photoId }: { contractId: string; photoId: string },
): Promise<{ fileName: string } | null> {
  const [row] = await db
    .select({ fileName: odometerPhotos.fileName })
    .from(odometerPhotos)
    .where(
      and(eq(odometerPhotos.contractId, contractId), eq(odometerPhotos.id, photoId)),
    );
  return row ?? null;
}

/** Deletes the picture beside the reading of a day. */
export async function deleteOdometerPhoto(
  tx: Database,
  { contractId, onDay }: Pick<typeof odometerPhotos.$inferSelect, 'contractId' | 'onDay'>,
): Promise<void> {
  await tx
    .delete(odometerPhotos)
    .where(
      and(eq(odometerPhotos.contractId, contractId), eq(odometerPhotos.onDay, onDay)),
    );
}

/** Writes the picture beside the reading of its day, replacing an earlier one. */
export async function saveOdometerPhoto(
  tx: Database,
  photo: typeof odometerPhotos.$inferInsert,
): Promise<void> {
  await deleteOdometerPhoto(tx, photo);
  await tx.insert(odometerPhotos).values(photo);
}
