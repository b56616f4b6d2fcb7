import { type IsoDate } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type ContractRecord } from '../../../contracts/contracts/contracts.repository';
import { type DayReading } from '../km.repository';
import { toppedUpSince } from '../km-top-up.rules';
import { isOfMaintenance } from './struck-readings.repository';

/**
 * The day of the reading that the customer may take back; null without one. It is the
 * last one, noted by the customer or at the customer's request, with no km bought on its
 * day or later. Call it for a contract whose customer has the car.
 */
export async function correctableOn(
  db: Database,
  { contract, entries }: Pick<ContractRecord, 'contract' | 'entries'>,
  readings: readonly DayReading[],
): Promise<IsoDate | null> {
  const last = readings.at(-1);
  if (!last || last.atWorkshop || toppedUpSince(entries, last.onDay) > 0) return null;
  const of = { contractId: contract.id, onDay: last.onDay };
  return (await isOfMaintenance(db, of)) ? null : last.onDay;
}
