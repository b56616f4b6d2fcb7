import {
  chooseDeliverySlot,
  type DeliveryHoursForm,
  getDelivery,
  getDeliveryHours,
  getDeliveryWeek,
  listDeliverySlots,
  saveDeliveryHours,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import {
  dealershipClosedDays,
  dealerships,
} from '../../../catalog/dealerships/dealerships.table';
import { returns } from '../../../driving/returns/returns.table';
import { bookedReturn } from '../../../driving/returns/testing/booked-return';
import { driving } from '../../../driving/returns/testing/car-return';
import {
  resetWorkshops,
  workshopActs,
} from '../../../driving/workshop/testing/workshop-visit';
import { testApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { deliveries } from '../deliveries.table';
import { HOME, NEARBY, paidContract, setStock } from '../testing/signed-contract';

const api = testApi();
let dealer: TestClient & { userId: string };
beforeEach(async () => {
  await setStock(api, { [HOME]: 3, [NEARBY]: 0 });
  dealer = await api.asRole('DEALER', { dealershipId: HOME });
});
// All specs share the dealerships.
afterEach(async () => {
  await api.db.delete(dealershipClosedDays);
  await api.db.update(dealerships).set({
    handoverWeekdays: ['seg', 'ter', 'qua', 'qui', 'sex'],
    handoversFrom: 9,
    handoversUntil: 18,
    handoversPerHour: 2,
    handoversRevision: 1,
  });
});

const USUAL: DeliveryHoursForm = {
  weekdays: ['seg', 'ter', 'qua', 'qui', 'sex'],
  opensAt: 9,
  closesAt: 18,
  perHour: 2,
  closedDays: [],
  revision: 1,
};
const save = (changes: Partial<DeliveryHoursForm>, client: TestClient = dealer) =>
  client.send(saveDeliveryHours, { body: { ...USUAL, ...changes } });

describe('the hours of deliveries', () => {
  it('are what slots are offered by, from the moment they are saved', async () => {
    const { customer, id } = await paidContract(api);
    const { status, data } = await save({
      weekdays: ['qui', 'sab'],
      opensAt: 13,
      closesAt: 15,
      perHour: 1,
      closedDays: ['2026-11-26', '2026-11-20'],
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({ revision: 2, closedDays: ['2026-11-26'], outside: [] });
    const slots = await customer.send(listDeliverySlots, { params: { id } });
    expect(slots.data.days[0]).toEqual({
      day: '2026-11-28',
      times: [
        { time: '13:00', free: 1 },
        { time: '14:00', free: 1 },
      ],
    });
    expect(slots.data.days[1]?.day).toBe('2026-12-03');
    const traces = await api.trail('delivery-hours-changed');
    expect(traces).toMatchObject([{ actorId: dealer.userId, detail: String(HOME) }]);
  });

  it('keep the closed days that have passed, which the week goes on showing as closed', async () => {
    await save({ closedDays: ['2026-11-23', '2026-11-25'] });
    api.clock.advance(DAY_MS);
    const next = await api.asRole('DEALER', { dealershipId: HOME });
    // The form has coming days only: the 25th was removed, the 27th added.
    expect((await next.send(getDeliveryHours, {})).data.closedDays).toEqual([
      '2026-11-25',
    ]);
    const { data } = await save({ closedDays: ['2026-11-27'], revision: 2 }, next);
    expect(data.closedDays).toEqual(['2026-11-27']);
    const kept = await api.db
      .select({ day: dealershipClosedDays.day })
      .from(dealershipClosedDays)
      .orderBy(dealershipClosedDays.day);
    expect(kept).toEqual([{ day: '2026-11-23' }, { day: '2026-11-27' }]);
    const week = await next.send(getDeliveryWeek, { query: { day: '2026-11-24' } });
    const closed = week.data.days.filter(({ closed: why }) => why === 'closed-day');
    expect(closed.map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-27']);
  });

  it('move no customer: what was chosen stays and is named, until the customer changes it', async () => {
    const { customer, id } = await paidContract(api);
    const params = { id };
    const choose = (day: string) =>
      customer.send(chooseDeliverySlot, { params, body: { day, time: '10:00' } });
    await choose('2026-11-26');
    const mails = (await api.mails()).length;
    const outside = [
      {
        kind: 'delivery',
        id,
        customerName: 'Rita Lemos',
        day: '2026-11-26',
        time: '10:00',
      },
    ];
    expect((await save({ closedDays: ['2026-11-26'] })).data.outside).toEqual(outside);
    expect((await api.mails()).length).toBe(mails);
    const seen = await customer.send(getDelivery, { params });
    expect(seen.data.slot).toEqual({ day: '2026-11-26', time: '10:00' });
    expect((await dealer.send(getDeliveryHours, {})).data.outside).toEqual(outside);
    await choose('2026-11-27');
    expect((await dealer.send(getDeliveryHours, {})).data.outside).toEqual([]);
  });

  it.each([
    ['counts no day as the customer’s', '2026-11-27', 0],
    ['counts what they add to it', '2026-11-30', 3],
  ])('put a delivery off themselves: another day %s', async (_, day, days) => {
    const { customer, id } = await paidContract(api);
    const choose = (on: string) =>
      customer.send(chooseDeliverySlot, {
        params: { id },
        body: { day: on, time: '10:00' },
      });
    await choose('2026-11-25');
    await save({ closedDays: ['2026-11-25', '2026-11-26'] });
    expect((await choose(day)).status).toBe(200);
    const [row] = await api.db.select().from(deliveries);
    expect(row?.customerDays).toBe(days);
  });

  it('name returns that were booked outside of them, too, until the car is back', async () => {
    const { customer, id } = await paidContract(api);
    const slot = { day: '2026-11-26', time: '10:00' };
    await customer.send(chooseDeliverySlot, { params: { id }, body: slot });
    const { contractId } = await bookedReturn(api, { slotOn: '2026-11-26' });
    const { data } = await save({ closedDays: ['2026-11-26'] });
    expect(data.outside.map((one) => [one.kind, one.id, one.time])).toEqual([
      ['return', contractId, '09:00'],
      ['delivery', id, '10:00'],
    ]);
    await api.db.update(returns).set({ returnedAt: api.clock.now(), odometerKm: 900 });
    const after = await dealer.send(getDeliveryHours, {});
    expect(after.data.outside.map(({ kind }) => kind)).toEqual(['delivery']);
  });

  it('name visits to the workshop on the days that are closed, and no others', async () => {
    await resetWorkshops(api);
    const { customer, id } = await driving(api);
    const { data: visit } = await workshopActs(api).book(customer, id);
    expect((await dealer.send(getDeliveryHours, {})).data.workshopOutside).toEqual([]);
    const { data } = await save({ closedDays: ['2026-11-24'] });
    expect(data.workshopOutside).toEqual([
      { id: visit.id, customerName: 'Ana Teste', day: '2026-11-24', time: '09:00' },
    ]);
    await workshopActs(api).cancel(customer, visit.id, visit.revision);
    expect((await dealer.send(getDeliveryHours, {})).data.workshopOutside).toEqual([]);
  });

  it('changed by two people at once: one saves, the other reads who, and when', async () => {
    const other = await api.asRole('DEALER', { dealershipId: HOME, name: 'Bia Dois' });
    const answers = await Promise.all([
      save({ perHour: 3 }),
      save({ perHour: 4 }, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const name = answers[0]?.status === 200 ? 'Ana Teste' : 'Bia Dois';
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      reason: 'changed-meanwhile',
      message: `${name} mudou os horários em 23/11/2026, 12:00. Veja os de agora antes de salvar os seus.`,
    });
  });

  it.each([
    ['no weekday', { weekdays: [] }],
    ['an end before the beginning', { opensAt: 14, closesAt: 14 }],
    ['no car in an hour', { perHour: 0 }],
    ['a day that is none', { closedDays: ['2026-02-30'] }],
  ])('with %s are refused', async (_, changes) => {
    expect((await save(changes)).status).toBe(400);
  });

  it('are the business of the dealers of that dealership', async () => {
    const elsewhere = await api.asRole('DEALER', { dealershipId: NEARBY });
    await save({ perHour: 7 });
    expect((await elsewhere.send(getDeliveryHours, {})).data.perHour).toBe(2);
    for (const role of ['SELLER', 'CONSULTANT', 'customer'] as const) {
      const client = await api.asRole(role, { dealershipId: HOME });
      expect((await client.send(getDeliveryHours, {})).status).toBe(403);
      expect((await save({ revision: 2 }, client)).status).toBe(403);
    }
  });
});
