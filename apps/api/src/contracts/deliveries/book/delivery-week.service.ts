import { type DeliveryWeek } from '@site/api-contract';
import { addDays, type IsoDate, later } from '@site/api-contract/brazil';
import { todayOf } from '#platform/clock';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type DeliveryHours, mondayOf, nextOpenDay, soonestDay } from '../delivery.rules';
import { getHours } from './delivery-hours.service';
import { listBooked, listInWorkshop } from './delivery-week.repository';
import { weekOf } from './delivery-week.rules';
import { freeHours } from './free-hours';

type Asked = {
  dealershipId: number;
  /** Any day of the week; by default today, or the next working day. */
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
  const hours = await getHours(db, dealershipId, mondayOf(day ?? today));
  const monday = mondayOf(day ?? (await comingDay(db, { dealershipId, hours, today })));
  const { days: offered } = await freeHours(db, {
    dealershipId,
    from: later(monday, soonestDay(today)),
  });
  const days = { dealershipId, from: monday, to: addDays(monday, 6) };
  const booked = await listBooked(db, days);
  const inWorkshop = await listInWorkshop(db, days);
  return {
    today,
    days: weekOf({ hours, monday, offered, booked, inWorkshop }),
  };
}

/**
 * Today while the dealership opens or expects somebody in what is left of this week, else
 * its next working day: on a Sunday the week that comes is the one to prepare.
 */
async function comingDay(
  db: Database,
  {
    dealershipId,
    hours,
    today,
  }: { dealershipId: number; hours: DeliveryHours; today: IsoDate },
): Promise<IsoDate> {
  const next = nextOpenDay(hours, today);
  if (mondayOf(next) === mondayOf(today)) return today;
  const to = addDays(mondayOf(today), 6);
  const days = { dealershipId, from: today, to };
  const expected = [
    ...(await listBooked(db, days)),
    ...(await listInWorkshop(db, days)).filter(({ visit }) => !visit.isDone),
  ];
  return expected.length > 0 ? today : next;
}
