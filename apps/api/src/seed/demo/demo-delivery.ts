import {
  addDays,
  type IsoDate,
  isValidRenavam,
  nextBusinessDay,
  saoPauloDay,
  withCheckDigits,
} from '@site/api-contract/brazil';
import { milestonesOf } from '@site/api-contract/contracts';
import { mailAt } from '@site/brand';
import { readNextInstallment } from '../../contracts/contracts/plan/next-installment';
import { chooseSlot, listSlots } from '../../contracts/deliveries/book/slots.service';
import {
  type DeliveryFacts,
  findDelivery,
} from '../../contracts/deliveries/deliveries.repository';
import {
  handOver,
  sendHandoverCode,
} from '../../contracts/deliveries/hand-over/handover.service';
import { photos } from '../../contracts/deliveries/hand-over/photos.service';
import {
  addMilestone,
  saveCar,
} from '../../contracts/deliveries/prepare/milestones.service';
import { carPicture, sent } from './demo-picture';
import { type Sale } from './demo-sale';
import { DEMO_PIN, type Part, partOf, type Stage } from './demo-stage';
import { timeOf } from './demo-times';

/** Odometer of a new car when it leaves the dealership. */
const FIRST_KM = 8;
const HANDED_OVER = '14:00';

/**
 * Delivers the car of a paid contract, as dealership and customer would: its numbers, its
 * milestones, the day, a picture, and the keys for a code. A coming delivery stays ready
 * with its day ahead; one without a day has its first milestone.
 */
export async function deliver(stage: Stage, sale: Sale): Promise<void> {
  const { proposalId: id, life } = sale;
  const dealer = await partOf(stage, mailAt('dealer'));
  const paidOn = saoPauloDay(sale.timeOf('pagamento_confirmado'));
  const facts = await factsOf(stage, id);
  const { source } = facts.delivery;
  if (life.state === 'pagamento_confirmado') {
    const [first] = milestonesOf(source);
    if (first) await note(stage, dealer, { id, kind: first, onDay: paidOn });
    return;
  }
  const isComing = life.state === 'entrega_agendada';
  const today = saoPauloDay(stage.now);
  const promisedOn = facts.delivery.promisedOn;
  const kinds = milestonesOf(source);
  const lastDay = isComing ? today : promisedOn;
  await saveCar(stage.at(momentOf(stage, paidOn, '15:10')), stage.tx, {
    ...dealer,
    id,
    form: carOf(facts.contract.number),
  });
  let chosen: IsoDate | null = null;
  for (const [index, kind] of kinds.entries()) {
    const planned = nextBusinessDay(addDays(lastDay, 2 * (index + 1 - kinds.length)));
    const onDay = planned < paidOn ? paidOn : planned > lastDay ? lastDay : planned;
    await note(stage, dealer, { id, kind, onDay });
    // The customer of an ordered car chooses once it is at the dealership.
    if (source !== 'order' || kind === 'na_loja')
      chosen ??= await choose(stage, sale, { from: onDay, promisedOn, isComing });
  }
  const readyAt = momentOf(stage, isComing ? today : (chosen ?? lastDay), HANDED_OVER);
  const ports = stage.at(readyAt);
  await photos.add(ports, {
    ...dealer,
    id,
    ...sent(await carPicture(ports, facts.contract.terms)),
  });
  if (isComing) return;
  await sendHandoverCode(ports, stage.tx, { ...dealer, id });
  await handOver(ports, stage.tx, {
    ...dealer,
    id,
    form: { pin: DEMO_PIN, odometerKm: FIRST_KM },
    readNext: readNextInstallment,
  });
}

type Choosing = { from: IsoDate; promisedOn: IsoDate; isComing: boolean };

/**
 * The customer takes the promised day, or the nearest free one; null when there is none.
 */
async function choose(
  stage: Stage,
  { proposalId: id, customer }: Sale,
  { from, promisedOn, isComing }: Choosing,
): Promise<IsoDate | null> {
  const ports = stage.at(momentOf(stage, from, '18:30'));
  const { days } = await listSlots(ports, stage.tx, customer.viewer, id);
  const wanted = isComing
    ? days[0]
    : (days.findLast(({ day }) => day <= promisedOn) ?? days[0]);
  const time = wanted?.times.find((one) => one.time === HANDED_OVER) ?? wanted?.times[0];
  if (!wanted || !time) return null;
  const choice = { day: wanted.day, time: time.time };
  await chooseSlot(ports, stage.tx, { ...customer, id, choice });
  return wanted.day;
}

async function note(
  stage: Stage,
  dealer: Part,
  { id, kind, onDay }: { id: string; kind: Milestone; onDay: IsoDate },
): Promise<void> {
  const ports = stage.at(momentOf(stage, onDay, '17:40'));
  await addMilestone(ports, stage.tx, { ...dealer, id, milestone: { kind, onDay } });
}

type Milestone = ReturnType<typeof milestonesOf>[number];

/** A time of a day, but never in the future. */
function momentOf({ now }: Stage, day: IsoDate, clock: string): Date {
  const time = timeOf(day, clock);
  return time < now ? time : now;
}

async function factsOf({ tx }: Stage, id: string): Promise<DeliveryFacts> {
  const facts = await findDelivery(tx, id);
  if (!facts) throw new Error(`No delivery of proposal ${id}`);
  return facts;
}

/**
 * Numbers of a car that nobody has, with right check digits, made from a contract's
 * number.
 */
function carOf(contractNumber: string) {
  const running = contractNumber.slice(-4);
  const base = `00700${running}1`.slice(0, 10).padStart(10, '0');
  return {
    plate: `ROD${running.slice(1, 2)}R${running.slice(2)}`,
    renavam: withCheckDigits(base, isValidRenavam),
    chassis: `9BRRDA48ATB00${running}`,
  };
}
