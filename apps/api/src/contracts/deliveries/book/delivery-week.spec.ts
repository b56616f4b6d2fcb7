import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  chooseDeliverySlot,
  getDeliveryWeek,
  listDeliveries,
  listDeliverySlots,
  type WeekVisit,
} from '@site/api-contract';
import { addDays, DAY_MS } from '@site/api-contract/brazil';
import {
  dealershipClosedDays,
  dealerships,
} from '../../../catalog/dealerships/dealerships.table';
import { returns } from '../../../driving/returns/returns.table';
import { workshopVisits } from '../../../driving/workshop/workshop.table';
import { testApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { deliveries } from '../deliveries.table';
import { handoverSteps } from '../testing/handover-steps';
import {
  HOME,
  NEARBY,
  paidContract,
  setStock,
  signedContract,
} from '../testing/signed-contract';

// 23/11/2026 is a Monday.
const api = testApi();
const { staff, readyCar, addPhoto, askPin, handOver, mailedPin } = handoverSteps(api);
// All specs share the dealerships.
afterEach(async () => {
  await api.db.delete(dealershipClosedDays);
  await api.db.update(dealerships).set({
    handoverWeekdays: ['seg', 'ter', 'qua', 'qui', 'sex'],
    handoversFrom: 9,
    handoversUntil: 18,
    handoversPerHour: 2,
  });
});

const open = (changes: Partial<typeof dealerships.$inferInsert>) =>
  api.db.update(dealerships).set(changes).where(eq(dealerships.id, HOME));
const week = async (day?: string, client: TestClient = staff()) =>
  (await client.send(getDeliveryWeek, { query: { day } })).data;
const hourOf = async (day: string, time: string) =>
  (await week(day)).days
    .find((one) => one.day === day)
    ?.hours.find((one) => one.time === time);
async function firstDay() {
  const seller = await api.asRole('SELLER', { dealershipId: HOME });
  return (await week(undefined, seller)).days[0]?.day;
}
async function visit(
  slotOn: string,
  slotAt: string,
  state: (typeof workshopVisits.$inferInsert)['state'],
  dealershipId = HOME,
) {
  const { id: contractId } = await signedContract(api);
  const at = api.clock.now();
  await api.db.insert(workshopVisits).values({
    ...{ id: randomUUID(), contractId, dealershipId, reason: 'revisao', state },
    ...{ slotOn, slotAt, slotPlace: 1, bookedAt: at, updatedAt: at },
    revision: 1,
  });
}
const choose = (client: TestClient, id: string, day: string, time = '10:00') =>
  client.send(chooseDeliverySlot, { params: { id }, body: { day, time } });
const rita = (changes: Partial<WeekVisit>): WeekVisit => ({
  kind: 'delivery',
  id: '',
  customerName: 'Rita Lemos',
  versionName: expect.any(String) as unknown as string,
  next: 'faturado',
  isDone: false,
  ...changes,
});
/** A contract with a booked return. */
async function returnOn(slotOn: string, slotAt: string) {
  const { id } = await signedContract(api);
  await api.db.insert(returns).values({
    contractId: id,
    kind: 'antecipada',
    dealershipId: HOME,
    slotOn,
    slotAt,
    slotPlace: 1,
    exitCentavos: 0,
    askedAt: api.clock.now(),
    updatedAt: api.clock.now(),
  });
  return id;
}

describe('the week of a dealership', () => {
  it('is this one from Monday on, with the hours in which it opens', async () => {
    const { today, days } = await week();
    expect(today).toBe('2026-11-23');
    expect(days.map(({ day }) => day)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
    ]);
    expect(days[1]?.hours.map(({ time }) => time)).toEqual([
      '09:00',
      '10:00',
      '11:00',
      '12:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
      '17:00',
    ]);
    expect((await week('2026-12-06')).days[0]?.day).toBe('2026-11-30');
  });

  it('is the next one on days off, unless somebody is expected before', async () => {
    api.clock.advance(5 * DAY_MS);
    expect(await firstDay()).toBe('2026-11-30'); // Saturday
    await open({ handoverWeekdays: ['seg', 'sab'] });
    expect(await firstDay()).toBe('2026-11-23');
    api.clock.advance(DAY_MS);
    expect(await firstDay()).toBe('2026-11-30'); // Sunday
    await api.db
      .insert(dealershipClosedDays)
      .values({ dealershipId: HOME, day: '2026-11-30' });
    expect(await firstDay()).toBe('2026-11-30'); // open on Saturday
    await returnOn('2026-11-29', '10:00');
    expect(await firstDay()).toBe('2026-11-23');
  });

  it('is this one on a day off when the workshop expects a car', async () => {
    await visit('2026-11-28', '10:00', 'realizada');
    api.clock.advance(5 * DAY_MS);
    expect(await firstDay()).toBe('2026-11-30');
    await visit('2026-11-29', '10:00', 'marcada');
    expect(await firstDay()).toBe('2026-11-23');
  });

  it('says who comes for which car, what it waits for, and the places left', async () => {
    const ready = await readyCar();
    const { customer, id } = await paidContract(api);
    await choose(customer, id, '2026-11-25', '11:00');
    expect(await hourOf('2026-11-25', '10:00')).toEqual({
      time: '10:00',
      free: 1,
      visits: [rita({ id: ready.id, next: null })],
    });
    expect(await hourOf('2026-11-25', '11:00')).toEqual({
      time: '11:00',
      free: 1,
      visits: [rita({ id })],
    });
  });

  it('has the cars that come back, which take the same places', async () => {
    const id = await returnOn('2026-11-26', '09:00');
    expect(await hourOf('2026-11-26', '09:00')).toEqual({
      time: '09:00',
      free: 1,
      visits: [rita({ id, kind: 'return', next: null })],
    });
  });

  it('has who came on the day on which they came, and gives their later place free', async () => {
    await setStock(api, { [HOME]: 5 });
    const { id } = await readyCar();
    await addPhoto(id);
    await askPin(id);
    await handOver(id, await mailedPin());
    const returned = await returnOn('2026-11-25', '10:00');
    expect((await hourOf('2026-11-25', '10:00'))?.free).toBe(1);
    const returnedAt = new Date('2026-11-24T18:15:00Z');
    await api.db
      .update(returns)
      .set({ returnedAt, odometerKm: 9_000 })
      .where(eq(returns.contractId, returned));
    expect(await hourOf('2026-11-25', '10:00')).toEqual({
      ...{ time: '10:00', free: 2, visits: [] },
    });
    const back = rita({ id: returned, kind: 'return', next: null, isDone: true });
    expect((await hourOf('2026-11-24', '15:00'))?.visits).toEqual([back]);
    const [today] = (await week()).days;
    expect(today?.hours.flatMap(({ visits }) => visits)).toEqual([
      rita({ id, next: null, isDone: true }),
    ]);
    for (const _ of ['one', 'other']) {
      const next = await paidContract(api);
      const { status, body } = await choose(next.customer, next.id, '2026-11-25');
      expect([status, body]).toEqual([200, expect.anything()]);
    }
    expect((await hourOf('2026-11-25', '10:00'))?.free).toBe(0);
  });

  it('has the visits to the workshop, which take no place, but none that fell through', async () => {
    await visit('2026-11-26', '10:00', 'marcada');
    await visit('2026-11-26', '11:00', 'realizada');
    await visit('2026-11-26', '12:00', 'faltou');
    await visit('2026-11-26', '13:00', 'desmarcada');
    await visit('2026-11-26', '14:00', 'marcada', NEARBY);
    const days = (await week('2026-11-26')).days;
    const hours = days.find(({ day }) => day === '2026-11-26')?.hours ?? [];
    const { customerName, versionName } = rita({});
    const car = { id: expect.any(String) as unknown, customerName, versionName };
    expect(hours.filter(({ workshop }) => workshop)).toEqual([
      { time: '10:00', free: 2, visits: [], workshop: [{ ...car, isDone: false }] },
      { time: '11:00', free: 2, visits: [], workshop: [{ ...car, isDone: true }] },
    ]);
  });

  it('shows as free what a customer is offered, and nothing else', async () => {
    await setStock(api, { [HOME]: 5 });
    await open({ handoverWeekdays: ['seg', 'ter', 'qua', 'qui', 'sab'] });
    await api.db
      .insert(dealershipClosedDays)
      .values({ dealershipId: HOME, day: '2026-11-30' });
    await returnOn('2026-11-26', '10:00');
    for (const time of ['10:00', '15:00']) {
      const other = await paidContract(api);
      await choose(other.customer, other.id, '2026-11-26', time);
    }
    const { customer, id } = await paidContract(api);
    const { data } = await customer.send(listDeliverySlots, { params: { id } });
    expect(data.days).toHaveLength(15);
    const [first, last] = [data.days[0], data.days.at(-1)];
    const shown = [];
    for (let day = '2026-11-23'; day <= String(last?.day); day = addDays(day, 7))
      shown.push(...(await week(day)).days);
    const free = shown
      .filter(({ day }) => day >= String(first?.day) && day <= String(last?.day))
      .map(({ day, hours }) => ({
        day,
        times: hours
          .filter((hour) => hour.free > 0)
          .map((hour) => ({ time: hour.time, free: hour.free })),
      }))
      .filter(({ times }) => times.length > 0);
    expect(free).toEqual(data.days);
    // An hour with two visits is offered to nobody.
    const thursday = data.days.find(({ day }) => day === '2026-11-26');
    expect(thursday?.times.map(({ time }) => time)).not.toContain('10:00');
  });

  it('has no free place today, nor on days that have passed', async () => {
    const free = (await week()).days.map(({ hours }) => hours[0]?.free);
    expect(free).toEqual([0, 2, 2, 2, 2]);
    const before = (await week('2026-11-18')).days.flatMap(({ hours }) => hours);
    expect(before.every((hour) => hour.free === 0)).toBe(true);
  });

  it('goes on to Saturday where it opens or somebody comes, and says what is closed', async () => {
    await api.db
      .insert(dealershipClosedDays)
      .values({ dealershipId: HOME, day: '2026-12-22' });
    await open({ handoverWeekdays: ['ter', 'qua', 'qui', 'sex', 'sab'] });
    const closedIn = async (day: string) =>
      (await week(day)).days.map((one) => one.closed);
    expect(await closedIn('2026-12-23')).toEqual([
      'weekday',
      'closed-day',
      null,
      null,
      'holiday',
      null,
    ]);
    await open({ handoverWeekdays: ['ter'] });
    expect(await closedIn('2026-12-02')).toHaveLength(5);
    await returnOn('2026-12-05', '20:00');
    const saturday = (await week('2026-12-02')).days[5];
    expect(saturday).toMatchObject({
      closed: 'weekday',
      hours: [{ time: '20:00', free: 0, visits: [{ kind: 'return' }] }],
    });
  });

  it('is read by dealers and sellers of that dealership alone, who leave a trace', async () => {
    await readyCar();
    const dealer = await api.asRole('DEALER', { dealershipId: HOME });
    const elsewhere = await api.asRole('DEALER', { dealershipId: NEARBY });
    const visitsOf = async (client: TestClient) =>
      (await week('2026-11-25', client)).days
        .flatMap(({ hours }) => hours)
        .flatMap(({ visits }) => visits);
    expect(await visitsOf(dealer)).toHaveLength(1);
    expect(await visitsOf(staff())).toHaveLength(1);
    expect(await visitsOf(elsewhere)).toEqual([]);
    const traces = await api.trail('deliveries-listed');
    expect(traces.map(({ actorId }) => actorId)).toContain(dealer.userId);
    for (const role of ['CONSULTANT', 'customer'] as const) {
      const client = await api.asRole(role, { dealershipId: HOME });
      expect((await client.send(getDeliveryWeek, {})).status).toBe(403);
    }
  });

  it.each(['2026-02-30', '1999-12-31', '9999-12-31'])('of %s is refused', async (day) => {
    const { status } = await staff().send(getDeliveryWeek, { query: { day } });
    expect(status).toBe(400);
  });
});

it('deliveries without a slot, or with one that passed, can be listed apart', async () => {
  const { customer, id } = await paidContract(api);
  await choose(customer, id, '2026-11-26');
  const { id: waiting } = await signedContract(api);
  const { id: missed } = await paidContract(api);
  await api.db
    .update(deliveries)
    .set({ slotOn: '2026-11-20', slotAt: '10:00', slotPlace: 1 })
    .where(eq(deliveries.contractId, missed));
  const { data } = await staff().send(listDeliveries, {
    query: { stage: 'without-slot' },
  });
  expect(data.items.map((item) => item.id).sort()).toEqual([waiting, missed].sort());
  expect(data.total).toBe(2);
});
