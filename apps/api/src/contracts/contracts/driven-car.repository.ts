import { and, eq, gte, inArray } from 'drizzle-orm';
import { type ContractSummary } from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import { workshopVisits } from '../../driving/workshop/workshop.table';

type Visit = NonNullable<ContractSummary['workshopVisit']>;

/** The visit to a workshop that is to come (`isComing`), by contract: a car has one. */
export async function findComingVisits(
  db: Database,
  ids: readonly string[],
  today: IsoDate,
): Promise<ReadonlyMap<string, Visit>> {
  const rows = await db
    .select({
      contractId: workshopVisits.contractId,
      day: workshopVisits.slotOn,
      time: workshopVisits.slotAt,
      dealership: dealerships.name,
    })
    .from(workshopVisits)
    .innerJoin(dealerships, eq(dealerships.id, workshopVisits.dealershipId))
    .where(
      and(
        inArray(workshopVisits.contractId, [...ids]),
        eq(workshopVisits.state, 'marcada'),
        gte(workshopVisits.slotOn, today),
      ),
    );
  return new Map(rows.map(({ contractId, ...visit }) => [contractId, visit]));
}
