import {
  addBusinessDays,
  addDays,
  daysBetween,
  type IsoDate,
  saoPauloDay,
} from '@site/api-contract/brazil';
import { mailAt } from '@site/brand';
import { listReadings } from '../../driving/km/km.repository';
import { noteOutcome } from '../../driving/workshop/change-visit.service';
import { bookVisit, listSlots } from '../../driving/workshop/workshop.service';
import { type DemoLife } from './demo-life';
import { type Sale } from './demo-sale';
import { partOf, type Stage } from './demo-stage';
import { timeOf } from './demo-times';

/** Days before a visit on which it was booked. */
const BOOKED_AHEAD_DAYS = 6;
/** Business days from today to a visit to come. */
const COMES_IN_DAYS = 3;
/** Km a day since the last reading of a car that is brought to the workshop. */
const KM_A_DAY = 60;

/**
 * A customer's visits to the workshop of the dealership that delivered the car: one that
 * came, with its km, and one that is booked for the days to come.
 */
export async function visitWorkshop(stage: Stage, sale: Sale): Promise<void> {
  const { came, booked } = sale.life.workshop ?? {};
  const today = saoPauloDay(stage.now);
  if (came) {
    const bookedOn = addDays(today, -came.daysAgo - BOOKED_AHEAD_DAYS);
    const visit = await book(stage, sale, {
      at: timeOf(bookedOn, '20:40'),
      from: addDays(today, -came.daysAgo),
      form: came.form,
    });
    await noteCame(stage, sale, visit);
  }
  if (booked) {
    const from = addBusinessDays(today, COMES_IN_DAYS);
    await book(stage, sale, { at: stage.now, from, form: booked });
  }
}

type WorkshopForm = NonNullable<NonNullable<DemoLife['workshop']>['booked']>;

/** Books the second hour of the first day with free hours. */
async function book(
  stage: Stage,
  { proposalId, customer, life }: Sale,
  { at, from, form }: { at: Date; from: IsoDate; form: WorkshopForm },
) {
  const ports = stage.at(at);
  const { days } = await listSlots(ports, stage.tx, life.dealershipId);
  const { day, times = [] } = days.find((offered) => offered.day >= from) ?? {};
  const { time } = times[1] ?? times[0] ?? {};
  if (!day || !time) throw new Error(`No hour of the workshop for ${life.customer}`);
  const dealershipId = String(life.dealershipId);
  const booking = { ...form, dealershipId, day, time };
  return bookVisit(ports, stage.tx, { ...customer, id: proposalId, booking });
}

async function noteCame(
  stage: Stage,
  { life }: Sale,
  { id, contractId, revision, slot }: Awaited<ReturnType<typeof bookVisit>>,
): Promise<void> {
  const ports = stage.at(timeOf(slot.day, '17:10'));
  const readings = await listReadings(stage.tx, contractId);
  const before = readings.findLast(({ onDay }) => onDay < slot.day);
  const dealer = await partOf(stage, mailAt('dealer'));
  if (!before) throw new Error(`No reading before the visit of ${life.customer}`);
  const odometerKm = before.km + KM_A_DAY * daysBetween(before.onDay, slot.day);
  await noteOutcome(ports, stage.tx, {
    ...dealer,
    id,
    form: { outcome: 'realizada', odometerKm, revision },
  });
}
