import { and, asc, gte, inArray } from 'drizzle-orm';
import { type IsoDate } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { overdueDecisions } from '../../../payments/dunning/overdue-decisions.table';

/** The latest agreed day that has not passed; null without one. */
export async function promisedUntil(
  db: Database,
  contractId: string,
  today: IsoDate,
): Promise<IsoDate | null> {
  return (await promisedDays(db, [contractId], today)).get(contractId) ?? null;
}

/** The same for many contracts, by contract id. */
export async function promisedDays(
  db: Database,
  contractIds: readonly string[],
  today: IsoDate,
): Promise<Map<string, IsoDate | null>> {
  const { contractId, promisedOn, decidedAt } = overdueDecisions;
  const rows = await db
    .select({ contractId, promisedOn })
    .from(overdueDecisions)
    .where(and(inArray(contractId, [...contractIds]), gte(promisedOn, today)))
    .orderBy(asc(decidedAt), asc(overdueDecisions.id));
  return new Map(rows.map((row) => [row.contractId, row.promisedOn]));
}
