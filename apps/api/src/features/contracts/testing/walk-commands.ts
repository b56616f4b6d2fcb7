import * as fc from 'fast-check';
import {
  addDeliveryMilestone,
  askPayment,
  changeDueDay,
  chooseDeliverySlot,
  type DUE_DAYS,
  getContract,
  getDelivery,
  handOverCar,
  listDeliverySlots,
  type PAYMENT_METHODS,
  saveDeliveredCar,
  sendHandoverPin,
  startAutomatic,
  withdrawContract,
} from '@site/contracts';
import { DAY_MS, saoPauloDay } from '@site/contracts/brazil';
import { Refusal } from '../../../platform/errors';
import { handoverPhotos } from '../../../tables';
import { tellOf } from '../../payments/testing/bank-webhook';
import { checkWorld } from './walk-invariants';
import { WALK_JOBS } from './walk-jobs';
import { sound, type World } from './walk-world';

/** Bookkeeping of the walk is the world's own. */
export type Model = { steps: number };
type Step = fc.AsyncCommand<Model, World>;

/** Two cars for three contracts' worth of tries: a number that is taken is refused. */
const CARS = [
  { plate: 'BRA2E19', renavam: '00639884962', chassis: '9BWZZZ377VT004251' },
  { plate: 'ABC1234', renavam: '12345678900', chassis: '9BGKS48B0FG123456' },
];

function step(name: string, work: (world: World) => Promise<unknown>): Step {
  return {
    check: () => true,
    run: async (model, world) => {
      model.steps += 1;
      await world.survives(() => work(world));
      await checkWorld(world);
    },
    toString: () => name,
  };
}

/** Nothing happens to a customer who has not signed. */
function ofContract(
  name: string,
  who: number,
  work: (world: World, id: string) => Promise<unknown>,
): Step {
  return step(`${name} of customer ${who}`, async (world) => {
    const id = await world.contractOf(who);
    if (id) await work(world, id);
  });
}

const sign = (who: number) =>
  step(`sign as customer ${who}`, (world) =>
    world.sign(who).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    }),
  );

type Method = (typeof PAYMENT_METHODS)[number];
type Amount = 'all' | 'half' | 'more' | 'twice' | 'nothing';

/** Asks for a way to pay, pays so much of it, and the webhook comes now or later. */
const pay = (who: number, method: Method, amount: Amount, isToldNow: boolean) =>
  ofContract(
    `pay ${amount} by ${method}${isToldNow ? '' : ', told later'}`,
    who,
    async (world, id) => {
      const client = await world.customer(who);
      sound(await client.send(askPayment, { params: { id }, body: { method } }), true);
      const charge = [...world.fake.charges.values()].at(-1);
      if (!charge || amount === 'nothing') return;
      const { centavos } = charge;
      const parts = {
        all: [centavos],
        half: [Math.max(1, Math.floor(centavos / 2))],
        more: [centavos + 12_345],
        twice: [centavos, centavos],
      }[amount];
      for (const part of parts) {
        const transfer = world.transfer(charge, part);
        if (isToldNow) await world.tell(transfer);
      }
    },
  );

const tell = (index: number) =>
  step(`bank tells of transfer ${index}, perhaps again`, async (world) => {
    const { transfers } = world;
    const transfer = transfers[index % Math.max(1, transfers.length)];
    if (transfer) await world.tell(transfer);
  });

const automatic = (who: number, journey: 1 | 2 | 3) =>
  ofContract(`Pix Automático, journey ${journey},`, who, async (world, id) => {
    const client = await world.customer(who);
    const body = { journey };
    sound(await client.send(startAutomatic, { params: { id }, body }), true);
    const asked = world.fake.asked.findLast(({ what }) => what === 'recurrence');
    if (!asked?.reference) return;
    const { reference } = asked;
    const told = { recurrenceId: 'rec', reference, state: 'aceita' };
    await tellOf(world.api, 'recurrence.changed', told);
  });

/** The next free hour, or the last one that is offered; twice is once. */
const chooseSlot = (who: number, isLate: boolean) =>
  ofContract(`choose ${isLate ? 'a late' : 'the first'} slot`, who, async (world, id) => {
    const client = await world.customer(who);
    const { data } = sound(await client.send(listDeliverySlots, { params: { id } }));
    const day = data.days.at(isLate ? -1 : 0);
    const time = day?.times[0]?.time;
    const body = { day: day?.day ?? '2026-12-01', time: time ?? '10:00' };
    sound(await client.send(chooseDeliverySlot, { params: { id }, body }), true);
  });

/** Notes all milestones that are left, with a car of the yard. */
const prepare = (who: number, car: number) =>
  ofContract(`prepare car ${car}`, who, async (world, id) => {
    const seller = await world.seller();
    const params = { id };
    const body = CARS[car] ?? CARS[0];
    if (body) sound(await seller.send(saveDeliveredCar, { params, body }), true);
    const { data } = sound(await seller.send(getDelivery, { params }), true);
    for (const { kind, onDay } of data?.milestones ?? [])
      if (onDay === null)
        sound(
          await seller.send(addDeliveryMilestone, {
            params,
            body: { kind, onDay: saoPauloDay(world.now()) },
          }),
          true,
        );
  });

const handOver = (who: number, isRight: boolean) =>
  ofContract(isRight ? 'hand over' : 'hand over by a wrong code', who, async (...at) => {
    const [world, id] = at;
    const { api } = world;
    await api.db.insert(handoverPhotos).values({
      id: api.ports.random.uuid(),
      contractId: id,
      fileName: `walk-${api.ports.random.uuid()}`,
      sizeBytes: 1,
      createdAt: world.now(),
    });
    const seller = await world.seller();
    const params = { id };
    sound(await seller.send(sendHandoverPin, { params }), true);
    const right = await world.pinOf('Código para receber o seu carro');
    const pin = isRight ? right : right.replace(/\d/g, (digit) => `${9 - Number(digit)}`);
    const body = { odometerKm: 12, pin };
    sound(await seller.send(handOverCar, { params, body }), true);
  });

/** At the cost that is shown, or at another one, which is refused. */
const withdraw = (who: number, isShown: boolean) =>
  ofContract(
    isShown ? 'withdraw' : 'withdraw at a stale cost',
    who,
    async (world, id) => {
      const client = await world.customer(who);
      const params = { id };
      const { data } = sound(await client.send(getContract, { params }));
      const cost = (data.withdrawal?.cost ?? 0) + (isShown ? 0 : 1);
      const { status } = sound(
        await client.send(withdrawContract, { params, body: { cost } }),
        true,
      );
      const accepts = isShown && data.withdrawal && data.withdrawal.kind !== 'nao-cabe';
      if (status === 200 && !accepts) throw new Error(`Withdrawn at ${cost}`);
      if (status === 409 && accepts) throw new Error(`Not withdrawn at ${cost}`);
    },
  );

const changeDay = (who: number, dueDay: (typeof DUE_DAYS)[number]) =>
  ofContract(`due day ${dueDay}`, who, async (world, id) => {
    const client = await world.customer(who);
    const params = { id };
    const { data } = sound(await client.send(getContract, { params }));
    const body = { dueDay, fromInstallment: data.dueDayFrom ?? 1 };
    sound(await client.send(changeDueDay, { params, body }), true);
  });

const run = (name: string, times: number) =>
  step(`job ${name}${times > 1 ? ' twice' : ''}`, async (world) => {
    const job = WALK_JOBS[name];
    for (let left = times; job && left > 0; left -= 1) await world.run(job);
  });

const wait = (days: number) =>
  step(`wait ${days} days`, async (world) => world.api.clock.advance(days * DAY_MS));

const bankGoes = (away: 'before' | 'after' | null) =>
  step(`bank is ${away ? `away ${away} it heard` : 'back'}`, async (world) => {
    world.fake.away = away;
  });

/** What comes next dies after so many transactions; it is not a step that is checked. */
const crash = (whole: number): Step => ({
  check: () => true,
  run: async (_model, world) => world.lightFuse(whole),
  toString: () => `crash after ${whole} transactions`,
});

const who = fc.constantFrom(0, 0, 0, 1);
const method = fc.constantFrom<Method[]>('pix', 'pix', 'boleto', 'cartao');
const amount = fc.constantFrom<Amount[]>(
  'all',
  'all',
  'all',
  'half',
  'more',
  'twice',
  'nothing',
);
const mostly = fc.constantFrom(true, true, true, false);
const day = fc.constantFrom(1, 1, 3, 5, 8, 20, 31, 45);

/** Steps of a walk; a kind that stands twice comes twice as often. */
const STEPS = [
  who.map(sign),
  who.map(sign),
  fc.tuple(who, method, amount, mostly).map((asked) => pay(...asked)),
  fc.tuple(who, method, amount, mostly).map((asked) => pay(...asked)),
  fc.tuple(who, method, amount, mostly).map((asked) => pay(...asked)),
  fc.nat(7).map(tell),
  fc.tuple(who, fc.constantFrom(1 as const, 2, 3)).map((asked) => automatic(...asked)),
  fc.tuple(who, fc.boolean()).map((asked) => chooseSlot(...asked)),
  fc.tuple(who, mostly).map(([of, isFirst]) => chooseSlot(of, !isFirst)),
  fc.tuple(who, fc.nat(1)).map((asked) => prepare(...asked)),
  fc.tuple(who, fc.nat(1)).map((asked) => prepare(...asked)),
  fc.tuple(who, mostly).map((asked) => handOver(...asked)),
  fc.tuple(who, mostly).map((asked) => handOver(...asked)),
  fc.tuple(who, mostly).map((asked) => withdraw(...asked)),
  fc
    .tuple(who, fc.constantFrom(5 as const, 10, 15, 20, 25))
    .map((asked) => changeDay(...asked)),
  fc
    .tuple(fc.constantFrom(...Object.keys(WALK_JOBS)), fc.constantFrom(1, 2))
    .map((asked) => run(...asked)),
  fc
    .tuple(fc.constantFrom(...Object.keys(WALK_JOBS)), fc.constantFrom(1, 2))
    .map((asked) => run(...asked)),
  day.map(wait),
  day.map(wait),
  fc.constantFrom('before' as const, 'after' as const, null, null).map(bankGoes),
  fc.nat(2).map(crash),
];

/** The way to the car that nothing crosses; walks begin somewhere on it. */
const ROAD: readonly Step[] = [
  sign(0),
  pay(0, 'pix', 'all', true),
  chooseSlot(0, false),
  prepare(0, 0),
  handOver(0, true),
  wait(31),
];

/** So many steps of the way to the car, then a random walk of at most `maxCommands`. */
export function roads() {
  return fc.nat(ROAD.length).map((steps) => ROAD.slice(0, steps));
}

/** Random walks of at most so many steps, printed again by `replayPath`. */
export function walks(maxCommands: number, replayPath?: string) {
  return fc.commands<Model, World, false>(STEPS, {
    maxCommands,
    size: 'max',
    ...(replayPath && { replayPath }),
  });
}
