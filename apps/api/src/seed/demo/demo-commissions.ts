import { addDays, saoPauloDay } from '@site/api-contract/brazil';
import { mailAt } from '@site/brand';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import { setCommissionRate } from '../../sales/sales-statement/set-commission-rate.service';
import { partOf, type Stage } from './demo-stage';
import { timeOf } from './demo-times';

/** Days ago on which rates were set, before the oldest sale and between sales. */
const RATES = [
  { daysAgo: 1500, rate: 3 },
  { daysAgo: 120, rate: 3.5 },
] as const;

/** The desk sets the rate of each dealership, and raises it once. */
export async function setCommissionRates(stage: Stage): Promise<void> {
  const { actor } = await partOf(stage, mailAt('consultor'));
  const shops = await stage.tx.select({ id: dealerships.id }).from(dealerships);
  for (const { daysAgo, rate } of RATES) {
    const day = addDays(saoPauloDay(stage.now), -daysAgo);
    const ports = stage.at(timeOf(day, '14:10'));
    const form = { rate, from: addDays(day, 1) };
    for (const { id } of shops)
      await setCommissionRate(ports, stage.tx, { dealershipId: id, form, actor });
  }
}
