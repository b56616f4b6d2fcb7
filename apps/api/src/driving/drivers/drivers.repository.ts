import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { contractDrivers } from './drivers.table';

export type DriverRow = typeof contractDrivers.$inferSelect;

/** Drivers of a contract: present ones first, in the order in which they were added. */
export function listDriversOf(db: Database, contractId: string): Promise<DriverRow[]> {
  return db
    .select()
    .from(contractDrivers)
    .where(eq(contractDrivers.contractId, contractId))
    .orderBy(
      sql`(${contractDrivers.endsOn} is not null)`,
      asc(contractDrivers.createdAt),
      asc(contractDrivers.id),
    );
}

/** Drivers of a contract who have not left, with or without the photo. */
export async function listPresent(
  db: Database,
  contractId: string,
): Promise<DriverRow[]> {
  return db
    .select()
    .from(contractDrivers)
    .where(
      and(eq(contractDrivers.contractId, contractId), isNull(contractDrivers.endsOn)),
    );
}

export async function findDriver(
  db: Database,
  contractId: string,
  id: string,
): Promise<DriverRow | null> {
  const [row] = await db
    .select()
    .from(contractDrivers)
    .where(and(eq(contractDrivers.id, id), eq(contractDrivers.contractId, contractId)));
  return row ?? null;
}

export async function changeDriver(
  tx: Database,
  id: string,
  changes: Partial<DriverRow>,
): Promise<void> {
  await tx.update(contractDrivers).set(changes).where(eq(contractDrivers.id, id));
}

export async function deleteDriver(tx: Database, id: string): Promise<void> {
  await tx.delete(contractDrivers).where(eq(contractDrivers.id, id));
}
