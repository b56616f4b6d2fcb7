import {
  addDriver,
  answerDamages,
  bookReturn,
  cancelReturn,
  claimServiceRequest,
  decideContest,
  decideDeductible,
  decideOverdue,
  getReturn,
  getServiceRequest,
  listDrivers,
  listOverdueContracts,
  listReturns,
  listReturnSlots,
  listServiceQueue,
  listServiceRequests,
  noteWearDamage,
  openServiceRequest,
  type OverdueDecisionKind,
  receiveCar,
  removeDriver,
  sendDriverPhoto,
  sendReturnPin,
  sendServiceMessage,
} from '@site/api-contract';
import { addDays, saoPauloDay } from '@site/api-contract/brazil';
import { type ServiceKind } from '@site/api-contract/contracts';
import { DRIVER, SECOND } from '../../../driving/drivers/testing/a-driver';
import { returnPhotos } from '../../../driving/returns/returns.table';
import { aPhoto } from '../../../identity/documents/testing/files';
import { ofContract, step } from './walk-step';
import { sound } from './walk-world';

/** Drawn once, so that every walk sends the same photo. */
const license = aPhoto();

/**
 * Adds another driver with the photo of the license; adding the same one twice is
 * refused.
 */
export const addOther = (who: number, nth: 0 | 1) =>
  ofContract(`add driver ${nth}`, who, async (world, id) => {
    const client = await world.customer(who);
    const body = [DRIVER, SECOND][nth] ?? DRIVER;
    const added = sound(await client.send(addDriver, { params: { id }, body }), true);
    if (added.status !== 201 && added.status !== 200) return;
    const params = { id, driverId: added.data.id };
    const file = await license;
    sound(await client.send(sendDriverPhoto, { params, body: { file } }), true);
  });

export const removeOther = (who: number) =>
  ofContract('remove a driver', who, async (world, id) => {
    const client = await world.customer(who);
    const { data } = sound(await client.send(listDrivers, { params: { id } }), true);
    const driverId = data?.items[0]?.id;
    if (!driverId) return;
    sound(await client.send(removeDriver, { params: { id, driverId } }), true);
  });

/** Opens a request of this kind with all its answers. */
export const askService = (who: number, kind: ServiceKind) =>
  ofContract(`ask for ${kind}`, who, async (world, id) => {
    const client = await world.customer(who);
    const today = saoPauloDay(world.now());
    const details = {
      revisao: { km: 40, dealership: 'Rodar Paulista', days: 'Segunda de manhã' },
      sinistro: { happenedOn: today, place: 'Rua A', anyoneHurt: 'nao' as const },
    }[kind as string];
    const body = { kind, text: 'Preciso de ajuda.', ...details };
    sound(await client.send(openServiceRequest, { params: { id }, body }), true);
  });

/** The customer writes a message in the newest request. */
export const writeToService = (who: number) =>
  ofContract('write to the house', who, async (world, id) => {
    const client = await world.customer(who);
    const { data } = sound(
      await client.send(listServiceRequests, { params: { id } }),
      true,
    );
    const [request] = data?.items ?? [];
    if (!request) return;
    const params = { id: request.id };
    const { revision } = sound(await client.send(getServiceRequest, { params })).data;
    const body = { revision, text: 'Aqui está.' };
    sound(await client.send(sendServiceMessage, { params, body }), true);
  });

/** A consultant claims the first request, answers it and decides its deductible. */
export const workOnService = (
  to: 'aguardando_cliente' | 'resolvida',
  deductible: 'none' | 'all' | 'zero' | 'too much',
) =>
  step(`a consultant answers: ${to}, deductible ${deductible}`, async (world) => {
    const consultant = await world.consultant();
    const { data } = sound(await consultant.send(listServiceQueue, {}), true);
    const [first] = data?.items ?? [];
    if (!first) return;
    const params = { id: first.id };
    const revision = async () =>
      (await consultant.send(getServiceRequest, { params })).data.revision;
    const claim = { revision: await revision() };
    sound(await consultant.send(claimServiceRequest, { params, body: claim }), true);
    if (deductible !== 'none') {
      const amount = { all: 3000, zero: 0, 'too much': 3000.01 }[deductible];
      const body = { revision: await revision(), amount, reason: 'Conferido.' };
      const { status } = sound(
        await consultant.send(decideDeductible, { params, body }),
        true,
      );
      if (status === 200 && deductible === 'too much')
        throw new Error('More than the deductible');
    }
    const body = { revision: await revision(), text: 'Vamos lá.', to };
    sound(await consultant.send(sendServiceMessage, { params, body }), true);
  });

/** Books the day to give the car back, at the cost that is shown or at another one. */
export const bookExit = (who: number, day: 0 | -1, isShown: boolean) =>
  ofContract(
    isShown ? 'book the return' : 'book the return at a stale cost',
    who,
    async (world, id) => {
      const client = await world.customer(who);
      const params = { id };
      const { data } = sound(
        await client.send(listReturnSlots, { params, query: {} }),
        true,
      );
      const offered = data?.days.at(day);
      const time = offered?.times[0]?.time;
      if (!offered || !time) return;
      const body = { day: offered.day, time, cost: offered.cost + (isShown ? 0 : 1) };
      const { status } = sound(await client.send(bookReturn, { params, body }), true);
      if (status === 200 && !isShown) throw new Error('Booked at another cost');
    },
  );

export const keepCar = (who: number) =>
  ofContract('keep the car', who, async (world, id) => {
    const client = await world.customer(who);
    sound(await client.send(cancelReturn, { params: { id } }), true);
  });

const DENTS = { row: 'amassado-grande', quantity: 5, quote: 4321.09 };
const LIGHT = { row: 'retrovisor', quantity: 1, quote: 399.99 };
const KEY = { row: 'chave', quantity: 1, quote: 412.5 };
const STAINS = { row: 'mancha', quantity: 8, quote: 1800.05 };
/**
 * All insured damages together cost at most the deductible, in whatever order they stand.
 */
const DAMAGES = {
  none: [],
  insured: [DENTS],
  own: [STAINS],
  several: [LIGHT, KEY, DENTS, LIGHT],
} as const;

/** The car comes back, with or without damages, by the right code or a wrong one. */
export const giveBack = (who: number, damage: keyof typeof DAMAGES, isRight = true) =>
  ofContract(
    `give the car back, damage ${damage}${isRight ? '' : ', by a wrong code'}`,
    who,
    async (world, id) => {
      const { api } = world;
      const seller = await world.seller();
      const params = { id };
      const { status } = await seller.send(getReturn, { params });
      if (status !== 200) return;
      const photo = api.ports.random.uuid();
      await api.db.insert(returnPhotos).values({
        id: photo,
        contractId: id,
        fileName: `walk-${api.ports.random.uuid()}`,
        sizeBytes: 1,
        createdAt: world.now(),
      });
      for (const noted of DAMAGES[damage]) {
        const body = { ...noted, photo };
        sound(await seller.send(noteWearDamage, { params, body }), true);
      }
      sound(
        await seller.send(sendReturnPin, { params, body: { odometerKm: 5000 } }),
        true,
      );
      const right = await world.pinOf('Código para devolver o seu carro');
      const pin = isRight ? right : right.replace(/\d/g, (one) => `${9 - Number(one)}`);
      const body = { odometerKm: 5000, pin };
      sound(await seller.send(receiveCar, { params, body }), true);
    },
  );

export const answerDamage = (who: number, accepts: boolean) =>
  ofContract(accepts ? 'accept damages' : 'contest damages', who, async (world, id) => {
    const client = await world.customer(who);
    const body = accepts
      ? { accepts: true as const }
      : { accepts: false as const, reason: 'Já estava assim.' };
    sound(await client.send(answerDamages, { params: { id }, body }), true);
  });

/**
 * The customer contests the damages at these places of the list; the others are charged.
 */
export const contestSome = (who: number, places: readonly number[]) =>
  ofContract(`contest the damages ${places.join()}`, who, async (world, id) => {
    const client = await world.customer(who);
    const params = { id };
    const { data } = sound(await client.send(getReturn, { params }), true);
    const damages = (data?.damages ?? []).flatMap((damage, at) =>
      places.includes(at) ? [damage.id] : [],
    );
    if (damages.length === 0) return;
    const body = { accepts: false as const, reason: 'Já estava assim.', damages };
    sound(await client.send(answerDamages, { params, body }), true);
  });

/** A consultant answers the first contested damages. */
export const decideDamages = (charges: boolean) =>
  step(`damages are ${charges ? 'charged' : 'dropped'}`, async (world) => {
    const consultant = await world.consultant();
    const query = { stage: 'contested' as const };
    const { data } = sound(await consultant.send(listReturns, { query }), true);
    const id = data?.items[0]?.id;
    if (!id) return;
    const body = { charges, answer: 'Comparamos as fotos.' };
    sound(await consultant.send(decideContest, { params: { id }, body }), true);
  });

/** A consultant decides about the first contract that waits after its last reminder. */
export const decideLate = (decision: OverdueDecisionKind) =>
  step(`decide about what is late: ${decision}`, async (world) => {
    const consultant = await world.consultant();
    const { data } = sound(await consultant.send(listOverdueContracts, {}), true);
    const id = data?.[0]?.contractId;
    if (!id) return;
    const promisedOn = addDays(saoPauloDay(world.now()), 5);
    const body = {
      decision,
      message: 'Combinamos assim.',
      revision: data?.[0]?.decisions.length ?? 0,
      ...(decision === 'combinar' && { promisedOn }),
    };
    sound(await consultant.send(decideOverdue, { params: { id }, body }), true);
  });
