import { eq, inArray } from 'drizzle-orm';
import { type ContractSummary } from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { driverStateOn, isVisitComing } from '@site/api-contract/driving';
import { type Database } from '#platform/data/database';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import { contractDrivers } from '../../driving/drivers/drivers.table';
import { workshopVisits } from '../../driving/workshop/workshop.table';
import { isGoingOn } from './contract.rules';
import { type ContractRecord } from './contracts.repository';

type Visit = NonNullable<ContractSummary['workshopVisit']>;

/** The visit to a workshop that is to come, by contract: a car has one. */
export async function findComingVisits(
  db: Database,
  ids: readonly string[],
  today: IsoDate,
): Promise<ReadonlyMap<string, Visit>> {
  const rows = await db
    .select({
      visit: workshopVisits,
      dealership: dealerships.name,
    })
    .from(workshopVisits)
    .innerJoin(dealerships, eq(dealerships.id, workshopVisits.dealershipId))
    .where(inArray(workshopVisits.contractId, [...ids]));
  return new Map(
    rows
      .filter(({ visit }) => isVisitComing(visit, today))
      .map(({ visit: { contractId, slotOn, slotAt }, dealership }) => [
        contractId,
        { day: slotOn, time: slotAt, dealership },
      ]),
  );
}

/** Contracts of companies that have the car and name nobody who may drive it today. */
export async function findDriverless(
  db: Database,
  records: readonly ContractRecord[],
  today: IsoDate,
): Promise<ReadonlySet<string>> {
  const ids = records
    .filter(
      ({ contract, proposal, carReturn }) =>
        contract.terms.clientType === 2 &&
        proposal.state === 'ativa' &&
        isGoingOn({ proposal, carReturn }),
    )
    .map(({ contract }) => contract.id);
  const { contractId: id, startsOn, endsOn, cnhExpirationDate } = contractDrivers;
  const rows = await db
    .select({ id, startsOn, endsOn, cnhExpirationDate })
    .from(contractDrivers)
    .where(inArray(id, ids));
  const driven = new Set(
    rows.filter((row) => driverStateOn(row, today) === 'autorizado').map((row) => row.id),
  );
  return new Set(ids.filter((one) => !driven.has(one)));
}
