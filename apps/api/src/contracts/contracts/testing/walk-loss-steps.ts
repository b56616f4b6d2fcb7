import {
  claimServiceRequest,
  endByLoss,
  getServiceRequest,
  listServiceRequests,
  openServiceRequest,
} from '@site/api-contract';
import { addDays, saoPauloDay } from '@site/api-contract/brazil';
import { ofContract } from './walk-step';
import { sound, type World } from './walk-world';

/** The customer reports that the car was stolen so many days ago. */
export const tellOfTheft = (who: number, daysAgo: number) =>
  ofContract(`tell of a theft ${daysAgo} days ago`, who, async (world, id) => {
    const client = await world.customer(who);
    const happenedOn = addDays(saoPauloDay(world.now()), -daysAgo);
    const body = {
      ...{ kind: 'roubo-ou-perda-total' as const, text: 'Levaram o carro.' },
      ...{ happenedOn, place: 'Rua A', policeReport: '2026/1' },
    };
    sound(await client.send(openServiceRequest, { params: { id }, body }), true);
  });

/** A consultant ends the contract on the reported day, or on an earlier one. */
export const loseCar = (who: number, daysBefore: number) =>
  ofContract(`the car is gone, ${daysBefore} days before`, who, async (world, id) => {
    const theft = await newestTheft(world, who, id);
    if (!theft) return;
    const consultant = await world.consultant();
    const params = { id: theft };
    const read = async () => (await consultant.send(getServiceRequest, { params })).data;
    const claim = { revision: (await read()).revision };
    sound(await consultant.send(claimServiceRequest, { params, body: claim }), true);
    const { revision, details } = await read();
    const lostOn = addDays(details.happenedOn ?? '', -daysBefore);
    sound(await consultant.send(endByLoss, { params, body: { revision, lostOn } }), true);
  });

async function newestTheft(world: World, who: number, id: string) {
  const client = await world.customer(who);
  const { data } = sound(
    await client.send(listServiceRequests, { params: { id } }),
    true,
  );
  return data?.items.find(({ kind }) => kind === 'roubo-ou-perda-total')?.id;
}
