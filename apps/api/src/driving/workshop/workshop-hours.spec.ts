import { eq } from 'drizzle-orm';
import { getWorkshopHours, saveWorkshopHours } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import { HOME } from '../../contracts/deliveries/testing/signed-contract';
import { testApi } from '../../testing/api';
import { driving } from '../returns/testing/car-return';
import { remindOfVisits } from './remind-of-visit.job';
import { resetWorkshops, workshopActs } from './testing/workshop-visit';
import { workshopHours } from './workshop.table';

const api = testApi();
const { book, days, move, visits } = workshopActs(api);
beforeEach(() => resetWorkshops(api));
const dealer = () => api.asRole('DEALER', { dealershipId: HOME, name: 'Rita Prado' });

it('takes no car until the dealer opens it, and then by the hours that were saved', async () => {
  await api.db.delete(workshopHours);
  const { customer, id } = await driving(api);
  expect(await visits(customer, id)).toMatchObject({ canBook: false, workshops: [] });
  expect(await days(customer)).toEqual([]);
  const rita = await dealer();
  const { data } = await rita.send(getWorkshopHours, {});
  expect(data).toMatchObject({ opensAt: 8, closesAt: 17, perHour: 0, revision: 0 });
  const { outside: _, ...hours } = data;
  const saved = await rita.send(saveWorkshopHours, {
    body: { ...hours, weekdays: ['ter'], opensAt: 10, closesAt: 12, perHour: 3 },
  });
  expect(saved.data).toMatchObject({ perHour: 3, revision: 1 });
  expect((await visits(customer, id)).workshops).toEqual([String(HOME)]);
  const [first, second] = await days(customer);
  expect(first).toEqual({
    day: '2026-11-24',
    times: [
      { time: '10:00', free: 3 },
      { time: '11:00', free: 3 },
    ],
  });
  expect(second?.day).toBe('2026-12-01');
});

it('keeps visits that lie outside of changed hours, and lists them', async () => {
  const { customer, id } = await driving(api);
  const { data: visit } = await book(customer, id);
  const rita = await dealer();
  const { outside: _, ...hours } = (await rita.send(getWorkshopHours, {})).data;
  const { data } = await rita.send(saveWorkshopHours, {
    body: { ...hours, opensAt: 10 },
  });
  expect(data.outside).toMatchObject([
    { id: visit.id, day: '2026-11-24', time: '09:00' },
  ]);
  expect((await visits(customer, id)).items[0]?.state).toBe('marcada');
});

it('tells the second of two people who save at once, also where there were no hours', async () => {
  await api.db.delete(workshopHours);
  const rita = await dealer();
  const { outside: _, ...hours } = (await rita.send(getWorkshopHours, {})).data;
  const save = () => rita.send(saveWorkshopHours, { body: { ...hours, perHour: 2 } });
  expect((await save()).status).toBe(200);
  const { status, body } = await save();
  expect(status).toBe(409);
  expect(body).toMatchObject({ reason: 'changed-meanwhile' });
  expect(body.message).toBe(
    'Você mudou os horários da oficina em 23/11/2026, 12:00. Veja os de agora antes de salvar os seus.',
  );
});

it('ends with its dealership: no free hour, no move and no reminder', async () => {
  const { customer, id } = await driving(api);
  const { data } = await book(customer, id, { day: '2026-11-26' });
  const setActive = (active: boolean) =>
    api.db.update(dealerships).set({ active }).where(eq(dealerships.id, HOME));
  await setActive(false);
  expect(await days(customer)).toEqual([]);
  const to = { day: '2026-11-25', time: '14:00', revision: data.revision };
  expect((await move(customer, data.id, to)).body.reason).toBe('slot-taken');
  api.clock.advance(2 * DAY_MS);
  expect(await remindOfVisits(api.ports, api.db)).toEqual({ done: 0 });
  await setActive(true);
  expect(await remindOfVisits(api.ports, api.db)).toEqual({ done: 1 });
});

it('refuses hours that end before they begin', async () => {
  const rita = await dealer();
  const { outside: _, ...hours } = (await rita.send(getWorkshopHours, {})).data;
  const { body } = await rita.send(saveWorkshopHours, {
    body: { ...hours, opensAt: 17, closesAt: 9 },
  });
  expect(body.fields).toEqual([
    { key: 'ClosesAt', message: 'O fim vem depois do começo.' },
  ]);
});
