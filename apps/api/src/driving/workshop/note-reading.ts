import { type WorkshopOutcomeForm } from '@site/api-contract';
import { isOver } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields } from '#platform/errors';
import { type Ports } from '#platform/ports';
import {
  contractFacts,
  lockContract,
} from '../../contracts/contracts/contracts.repository';
import { struckReadingsOf } from '../km/corrections/struck-readings.repository';
import {
  deleteWorkshopReading,
  findHandoverReading,
  listReadings,
  saveReading,
} from '../km/km.repository';
import { startOf } from '../km/km-bank-view';
import { lookAgainText, unfitReading } from '../km/odometer-reading.rules';
import { type VisitRow } from './workshop.repository';

/**
 * Writes the odometer of a car that came into the km bank, as the reading of the visit's
 * day, instead of an earlier note of this visit; the customer's own reading of that day
 * stays. Km that do not fit the readings around that day are refused at their field; km
 * far above the last ones must be confirmed (409 `reading-unlikely`). Km of a
 * workshop that a consultant struck on that day do not come back. The km of a contract that is over are settled, so
 * they stay as they are.
 */
export async function noteReading(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  {
    visit: { contractId, slotOn: onDay },
    form: { odometerKm: km, confirmed },
  }: { visit: VisitRow; form: WorkshopOutcomeForm },
): Promise<void> {
  const locked = await lockContract(tx, contractId);
  if (!locked) throw new Error(`No contract ${contractId}`);
  const record = await contractFacts(tx, locked);
  const start = startOf(record, await findHandoverReading(tx, contractId));
  if (!start || isOver(record.proposal.state)) return;
  await deleteWorkshopReading(tx, { contractId, onDay });
  if (km === undefined) return;
  const struck = (await struckReadingsOf(tx, [contractId])).get(contractId) ?? [];
  if (struck.some((one) => one.atWorkshop && one.onDay === onDay && one.km === km))
    return;
  const readings = await listReadings(tx, contractId);
  const unfit = unfitReading({ onDay, km }, { start, readings });
  if (unfit?.kind === 'wrong')
    refuseFields([
      {
        key: 'OdometerKm',
        message: `${unfit.why} ${lookAgainText(unfit.by, 'dealership')}`,
      },
    ]);
  if (unfit && !confirmed)
    refuse('conflict', `${unfit.why} Confira o painel.`, { reason: 'reading-unlikely' });
  if (readings.some((reading) => reading.onDay === onDay)) return;
  const readAt = ports.clock.now();
  await saveReading(tx, { contractId, onDay, km, readAt, atWorkshop: true });
}
