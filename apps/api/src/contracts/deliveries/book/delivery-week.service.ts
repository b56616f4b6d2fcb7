import { type DeliveryWeek } from '@site/api-contract';
import { addDays, type IsoDate, later } from '@site/api-contract/brazil';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { mondayOf, soonestDay } from '../delivery.rules';
import { getHours } from './delivery-hours.service';
import { listBooked } from './delivery-week.repository';
import { weekOf } from './delivery-week.rules';
import { freeHours } from './free-hours';

type Asked = {
  dealershipId: number;
  /** Any day of the week; by default today. */
  day?: IsoDate;
};

/**
 * The week of a dealership: who comes when, and the places that customers are offered
 * (`freeHours`).
 */
export async function showWeek(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  { dealershipId, day }: Asked,
): Promise<DeliveryWeek> {
  const today = todayOf(ports);
  const monday = mondayOf(day ?? today);
  const hours = await getHours(db, dealershipId, monday);
  const { days: offered } = await freeHours(db, {
    dealershipId,
    from: later(monday, soonestDay(today)),
  });
  const booked = await listBooked(db, {
    dealershipId,
    from: monday,
    to: addDays(monday, 6),
  });
  return {
    today,
    days: weekOf({ hours, monday, offered, booked }),
  };
}
