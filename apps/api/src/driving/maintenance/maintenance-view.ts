import { type Maintenance } from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { termsOn } from '@site/api-contract/contracts';
import { type Database } from '#platform/data/database';
import { lastDayOf } from '../../contracts/contracts/contract.rules';
import { type ContractRecord } from '../../contracts/contracts/contracts.repository';
import { bookedDay } from '../../contracts/contracts/plan/installment-charge.rules';
import { type Reading } from '../km/odometer-reading.rules';
import {
  bookedVisits,
  planOfVersion,
  requestsFor,
  visitsOf,
} from './maintenance.repository';
import { type MaintenancePlan, nextMaintenance } from './next-maintenance.rules';

type Odometer = {
  /** At the handover. */
  start: Reading;
  /** The newest reading; null before one. */
  last: Reading | null;
};

/** Done and next maintenance of a car that its customer has. */
export async function toMaintenance(
  db: Database,
  record: ContractRecord,
  { today, ...odometer }: Odometer & { today: IsoDate },
): Promise<Maintenance> {
  const { id, terms } = record.contract;
  const plan = await planOfVersion(db, terms.versionSlug);
  const visits = (await visitsOf(db, [id])).get(id) ?? [];
  const request = (await requestsFor(db, [id])).get(id);
  const booked = (await bookedVisits(db, [id], today)).get(id);
  const next = nextOf(record, { ...odometer, plan, visits }, today);
  return {
    plan,
    next: next && { ...next, ...(request && { request }), ...(booked && { booked }) },
    visits: visits.map(({ onDay, ...visit }) => ({ doneOn: onDay, ...visit })).reverse(),
  };
}

/** The next maintenance of a contract; null where the car is back before. */
export function nextOf(
  record: ContractRecord,
  facts: Odometer & { plan: MaintenancePlan; visits: readonly Reading[] },
  today: IsoDate,
): ReturnType<typeof nextMaintenance> {
  const { contract, amendments } = record;
  return nextMaintenance(
    {
      ...facts,
      monthlyKm: termsOn(contract.terms, amendments, today).km,
      lastDay: bookedDay(record, today) ?? lastDayOf(facts.start.onDay, contract.terms),
    },
    today,
  );
}
