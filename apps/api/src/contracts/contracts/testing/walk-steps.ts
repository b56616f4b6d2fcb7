import {
  addDeliveryMilestone,
  answerDispute,
  askPayment,
  buyKm,
  changeDueDay,
  chooseDeliverySlot,
  contestCharge,
  type DUE_DAYS,
  getContract,
  getDelivery,
  getKmBank,
  getKmPackages,
  handOverCar,
  type KmTopUpForm,
  listDeliverySlots,
  listDisputes,
  type PaymentMethod,
  saveDeliveredCar,
  sendHandoverPin,
  startAutomatic,
  swapKmPackage,
  withdrawContract,
} from '@site/api-contract';
import { DAY_MS, saoPauloDay } from '@site/api-contract/brazil';
import { Refusal } from '#platform/errors';
import { tellOf } from '../../../payments/payments/testing/bank-webhook';
import { handoverPhotos } from '../../deliveries/handovers.table';
import { signFor } from './walk-company-steps';
import { WALK_JOBS } from './walk-jobs';
import { ofContract, type Step, step } from './walk-step';
import { sound } from './walk-world';

/** Two cars for up to three contracts: a car number that is taken is refused. */
const CARS = [
  { plate: 'BRA2E19', renavam: '00639884962', chassis: '9BWZZZ377VT004251' },
  { plate: 'ABC1234', renavam: '12345678900', chassis: '9BGKS48B0FG123456' },
];

export const sign = (who: number) =>
  step(`sign as customer ${who}`, (world) =>
    who === 0 && world.company
      ? signFor(world, 1, null)
      : world.sign(who).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
        }),
  );

export type Amount = 'all' | 'half' | 'more' | 'twice' | 'nothing';

/** Asks for a payment, pays part or all of it, and delivers the webhook now or later. */
export const pay = (
  who: number,
  method: PaymentMethod,
  amount: Amount,
  isToldNow: boolean,
) =>
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
        // The bank's news of more than twice a charge is odd, and changes nothing.
        more: [centavos + Math.min(12_345, centavos)],
        twice: [centavos, centavos],
      }[amount];
      for (const part of parts) {
        const transfer = world.transfer(charge, part);
        if (isToldNow) await world.tell(transfer);
      }
    },
  );

export const tell = (index: number) =>
  step(`bank tells of transfer ${index}, perhaps again`, async (world) => {
    const { transfers } = world;
    const transfer = transfers[index % Math.max(1, transfers.length)];
    if (transfer) await world.tell(transfer);
  });

export const automatic = (who: number, journey: 1 | 2 | 3) =>
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

/** Chooses the next free hour or the last one; choosing twice changes nothing. */
export const chooseSlot = (who: number, isLate: boolean) =>
  ofContract(`choose ${isLate ? 'a late' : 'the first'} slot`, who, async (world, id) => {
    const client = await world.customer(who);
    const { data } = sound(await client.send(listDeliverySlots, { params: { id } }));
    const day = data.days.at(isLate ? -1 : 0);
    const time = day?.times[0]?.time;
    const body = { day: day?.day ?? '2026-12-01', time: time ?? '10:00' };
    sound(await client.send(chooseDeliverySlot, { params: { id }, body }), true);
  });

/** Notes all remaining milestones, with a car of the yard. */
export const prepare = (who: number, car: number) =>
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

export const handOver = (who: number, isRight: boolean) =>
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

/** Withdraws at the cost that is shown, or at another one, which is refused. */
export const withdraw = (who: number, isShown: boolean) =>
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

export const changeDay = (who: number, dueDay: (typeof DUE_DAYS)[number]) =>
  ofContract(`due day ${dueDay}`, who, async (world, id) => {
    const client = await world.customer(who);
    const params = { id };
    const { data } = sound(await client.send(getContract, { params }));
    const { fromInstallment = 1 } =
      data.dueDayChanges?.find((change) => change.dueDay === dueDay) ?? {};
    const body = { dueDay, fromInstallment };
    sound(await client.send(changeDueDay, { params, body }), true);
  });

/** Buys km at the price that is shown; another price is refused. */
export const buyMore = (who: number, nth: number) =>
  ofContract('buy km', who, async (world, id) => {
    const client = await world.customer(who);
    const params = { id };
    const { data } = sound(await client.send(getKmBank, { params }), true);
    const topUp = data?.topUp;
    const offer = topUp?.packages[nth];
    if (!topUp || !offer) return;
    const body = { ...offer, dueOn: topUp.dueOn } as KmTopUpForm;
    sound(await client.send(buyKm, { params, body }), true);
  });

/** Takes another km package from the next month without a charge. */
export const swapKm = (who: number, nth: number) =>
  ofContract('swap the km package', who, async (world, id) => {
    const client = await world.customer(who);
    const params = { id };
    const { data } = sound(await client.send(getKmPackages, { params }), true);
    const offer = data?.packages[nth];
    if (!data?.from || !offer) return;
    const body = { ...offer, fromInstallment: data.from.installment };
    sound(await client.send(swapKmPackage, { params, body }), true);
  });

/** The customer contests a charge, whole or so much of it in reais. */
export const contest = (who: number, item: string, amount: number | null) =>
  ofContract(`contest ${item} ${amount ?? 'whole'}`, who, async (world, id) => {
    const client = await world.customer(who);
    const body = { item, amount, reason: 'Não reconheço.' };
    sound(await client.send(contestCharge, { params: { id }, body }), true);
  });

/** A consultant answers the oldest open dispute, or takes so many reais back. */
export const answer = (to: 'aceita' | 'mantida', credit: number | null) =>
  step(`answer a dispute: ${to} ${credit ?? 'whole'}`, async (world) => {
    const consultant = await world.consultant();
    const { data } = sound(
      await consultant.send(listDisputes, { query: { state: 'open' } }),
      true,
    );
    const id = data?.[0]?.id;
    if (!id) return;
    const body = { to, credit, answer: 'Conferimos a cobrança.' };
    sound(await consultant.send(answerDispute, { params: { id }, body }), true);
  });

export const run = (name: string, times: number) =>
  step(`job ${name}${times > 1 ? ' twice' : ''}`, async (world) => {
    const job = WALK_JOBS[name];
    for (let left = times; job && left > 0; left -= 1) await world.run(job);
  });

export const wait = (days: number) =>
  step(`wait ${days} days`, async (world) => world.api.clock.advance(days * DAY_MS));

export const bankGoes = (away: 'before' | 'after' | null) =>
  step(`bank is ${away ? `away ${away} it heard` : 'back'}`, async (world) => {
    world.fake.away = away;
  });

/**
 * The process dies after so many transactions of the next step. This step itself is not
 * checked.
 */
export const crash = (whole: number): Step => ({
  check: () => true,
  run: async (_model, world) => world.lightFuse(whole),
  toString: () => `crash after ${whole} transactions`,
});
