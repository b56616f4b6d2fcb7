import { addMonths, type IsoDate } from '@site/api-contract/brazil';
import { mailAt } from '@site/brand';
import { releaseDelivery } from '../../contracts/deliveries/prepare/reserve-stock';
import { bookReturn, listSlots } from '../../driving/returns/book/book-return.service';
import { photos } from '../../driving/returns/receive/photos.service';
import {
  receiveCar,
  sendReturnCode,
} from '../../driving/returns/receive/receive-car.service';
import { findReturn, type ReturnFacts } from '../../driving/returns/returns.repository';
import { closePayments } from '../../payments/payments/close-payments';
import { carPicture, sent } from './demo-picture';
import { type Sale } from './demo-sale';
import { DEMO_PIN, partOf, type Stage } from './demo-stage';
import { timeOf } from './demo-times';

/** Km driven after the last reading. */
const LAST_KM = 90;

/**
 * The term ends: the customer books the last free day, and returns the car at the
 * dealership, without a damage, for a code.
 */
export async function endTerm(stage: Stage, { proposalId, customer }: Sale) {
  const facts = await factsOf(stage, proposalId);
  const { contract, handedOverOn, last } = facts;
  const { term } = contract.terms;
  const endsOn = addMonths(handedOverOn, term);
  const id = contract.id;
  const asked = stage.at(timeOf(addMonths(handedOverOn, term - 1), '20:15'));
  const { viewer } = customer;
  const { days } = await listSlots(asked, stage.tx, { viewer, id, around: 'end' });
  const offered = days.findLast(({ day }) => day < endsOn) ?? days[0];
  const time = offered?.times.at(-1)?.time;
  if (!offered || !time) throw new Error(`No day to give ${contract.number} back`);
  const { day, cost } = offered;
  await bookReturn(asked, stage.tx, { ...customer, id, booking: { day, time, cost } });
  await giveBack(stage, facts, { day, odometerKm: last.km + LAST_KM });
}

async function giveBack(
  stage: Stage,
  { contract: { id, number, terms }, dealership }: ReturnFacts,
  { day, odometerKm }: { day: IsoDate; odometerKm: number },
): Promise<void> {
  const ports = stage.at(timeOf(day, '16:30'));
  if (ports.clock.now() > stage.now) throw new Error(`${number} has not ended yet`);
  const { viewer, actor } = await partOf(stage, mailAt('dealer'));
  const staff = { viewer: { ...viewer, dealershipId: String(dealership.id) }, actor, id };
  await photos.add(ports, { ...staff, ...sent(await carPicture(ports, terms)) });
  await sendReturnCode(ports, stage.tx, { ...staff, form: { odometerKm } });
  await receiveCar(ports, stage.tx, {
    ...staff,
    form: { pin: DEMO_PIN, odometerKm },
    closings: [releaseDelivery, closePayments],
  });
}

async function factsOf({ tx }: Stage, id: string): Promise<ReturnFacts> {
  const facts = await findReturn(tx, id);
  if (!facts) throw new Error(`No handover of proposal ${id}`);
  return facts;
}
