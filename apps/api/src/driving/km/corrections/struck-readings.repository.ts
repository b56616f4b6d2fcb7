import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { type KmBank } from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { OUR_TEAM } from '../../../activity/requested-acts/requested-acts';
import { users } from '../../../identity/accounts/accounts.table';
import { maintenanceVisits } from '../../maintenance/maintenance.table';
import { odometerReadings, struckReadings } from '../km.table';
import { type Reading } from '../odometer-reading.rules';

/** Readings of a contract that count no more as pages show them, the last struck first. */
export async function listStruckReadings(
  db: Database,
  contractId: string,
): Promise<NonNullable<KmBank['struck']>> {
  const rows = await db
    .select({ reading: struckReadings, name: users.name })
    .from(struckReadings)
    .leftJoin(users, eq(users.id, struckReadings.struckBy))
    .where(eq(struckReadings.contractId, contractId))
    .orderBy(desc(struckReadings.struckAt), desc(struckReadings.id));
  return rows.map(
    ({ reading: { onDay, odometerKm, atWorkshop, struckAt, reason }, name }) => ({
      onDay,
      km: odometerKm,
      ...(atWorkshop && { atWorkshop }),
      struckAt: struckAt.toISOString(),
      ...(reason !== null && { by: name ?? OUR_TEAM, reason }),
    }),
  );
}

type StruckReading = Reading & { atWorkshop: boolean };

/** Readings that a consultant struck, by contract id; none that a customer took back. */
export async function struckReadingsOf(
  db: Database,
  contractIds: readonly string[],
): Promise<Map<string, StruckReading[]>> {
  const { contractId, onDay, odometerKm: km, atWorkshop, reason } = struckReadings;
  const rows = await db
    .select({ contractId, onDay, km, atWorkshop })
    .from(struckReadings)
    .where(and(inArray(contractId, [...contractIds]), isNotNull(reason)));
  const struck = new Map<string, StruckReading[]>();
  for (const { contractId: of, ...reading } of rows)
    struck.set(of, [...(struck.get(of) ?? []), reading]);
  return struck;
}

/**
 * Takes the reading of a day out of those that count, if it still shows these km; its
 * picture goes with it. Throws where there is none.
 */
export async function strike(
  tx: Database,
  { contractId, onDay, km }: Reading & { contractId: string },
  note: Pick<
    typeof struckReadings.$inferInsert,
    'id' | 'struckBy' | 'reason' | 'struckAt'
  >,
): Promise<void> {
  const [reading] = await tx
    .delete(odometerReadings)
    .where(
      and(
        eq(odometerReadings.contractId, contractId),
        eq(odometerReadings.onDay, onDay),
        eq(odometerReadings.odometerKm, km),
      ),
    )
    .returning();
  if (!reading) throw new Error(`No reading of ${km} km on ${onDay} in ${contractId}`);
  await tx.insert(struckReadings).values({ ...reading, ...note });
}

/** Whether the reading of a day came from the note of a maintenance by a consultant. */
export async function isOfMaintenance(
  db: Database,
  { contractId, onDay }: { contractId: string; onDay: IsoDate },
): Promise<boolean> {
  const rows = await db
    .select({ onDay: odometerReadings.onDay })
    .from(odometerReadings)
    .innerJoin(
      maintenanceVisits,
      and(
        eq(maintenanceVisits.contractId, odometerReadings.contractId),
        eq(maintenanceVisits.doneOn, odometerReadings.onDay),
        eq(maintenanceVisits.notedAt, odometerReadings.readAt),
      ),
    )
    .where(
      and(eq(odometerReadings.contractId, contractId), eq(odometerReadings.onDay, onDay)),
    );
  return rows.length > 0;
}
