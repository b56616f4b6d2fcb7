import { asc, inArray, max } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { contracts } from '../../../contracts/contracts/contracts.table';
import { users } from '../../../identity/accounts/accounts.table';
import { type DriverRow } from '../../drivers/drivers.repository';
import { contractDrivers } from '../../drivers/drivers.table';
import { type FineRow } from '../traffic-fines.repository';
import { trafficFines } from '../traffic-fines.table';

/** Notices that are registered, and whether each was cancelled since. */
export async function findNotices(
  db: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, { isCancelled: boolean }>> {
  const rows = await db
    .select({ key: trafficFines.noticeKey, state: trafficFines.state })
    .from(trafficFines)
    .where(inArray(trafficFines.noticeKey, [...keys]));
  const cancelled = new Set(rows.map(({ key }) => key));
  for (const { key, state } of rows) if (state !== 'cancelada') cancelled.delete(key);
  return new Map(rows.map(({ key }) => [key, { isCancelled: cancelled.has(key) }]));
}

/** Names of customers. */
export async function namesOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** All drivers of several contracts, in the order in which they were added. */
export function driversOf(
  db: Database,
  contractIds: readonly string[],
): Promise<DriverRow[]> {
  return db
    .select()
    .from(contractDrivers)
    .where(inArray(contractDrivers.contractId, [...contractIds]))
    .orderBy(asc(contractDrivers.createdAt), asc(contractDrivers.id));
}

/**
 * Locks contracts until the transaction ends, in one order, so that their fines are
 * numbered one after the other. Gives the last number of each that has fines.
 */
export async function lockNumbers(
  tx: Database,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  await tx
    .select({ id: contracts.id })
    .from(contracts)
    .where(inArray(contracts.id, [...contractIds]))
    .orderBy(asc(contracts.id))
    .for('update');
  const rows = await tx
    .select({ id: trafficFines.contractId, number: max(trafficFines.number) })
    .from(trafficFines)
    .where(inArray(trafficFines.contractId, [...contractIds]))
    .groupBy(trafficFines.contractId);
  return new Map(rows.map(({ id, number }) => [id, number ?? 0]));
}

/** Stores fines; gives the ids of the new ones, without notices that somebody else registered meanwhile. */
export async function insertFines(
  tx: Database,
  rows: readonly FineRow[],
): Promise<ReadonlySet<string>> {
  const added = await tx
    .insert(trafficFines)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: trafficFines.id });
  return new Set(added.map(({ id }) => id));
}
