import { eq } from 'drizzle-orm';
import { getKmBank, getToday, listWorkshopAgenda } from '@site/api-contract';
import { todayOf } from '#platform/clock';
import { deliveries } from '../../contracts/deliveries/deliveries.table';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { later } from '../km/testing/driving';
import { open, THEFT } from '../service-requests/testing/claimed-request';
import { workshopVisits } from '../workshop/workshop.table';
import { remindInTheMorning, remindOfMaintenance } from './remind-of-maintenance.job';
import { maintenanceActs } from './testing/on-the-road';

const api = testApi();
const { aConsultant, ask, nextOf, onTheRoad, read } = maintenanceActs(api);
const work = () => remindOfMaintenance(api.ports, api.db);
const reminders = async () =>
  (await api.mails()).filter(({ subject }) => /marque a revisão|atrasada/.test(subject));

describe('the reminder of maintenance', () => {
  it('is mailed once, 30 days before, however many processes run', async () => {
    const { customer, id } = await onTheRoad();
    await later(api, 334, customer);
    await read(customer, id, 3000);
    expect(await work()).toEqual({ done: 0 });
    await later(api, 1, customer);
    const both = await Promise.all([work(), work()]);
    expect(both.map(({ done }) => done).sort()).toEqual([0, 1]);
    const [mail, ...more] = await reminders();
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/: marque a revisão do seu carro$/);
    expect(mail?.bodyText).toContain(
      'A 1ª revisão do Aroeira é até 23/11/2027 ou 10.000 km, o que vier antes.',
    );
    expect(mail?.bodyText).toContain(
      'Você não paga nada: peças e mão de obra das revisões preventivas estão na mensalidade.',
    );
    expect(mail?.bodyText).toContain('Escolha na sua área a loja e o dia.');
    expect(mail?.bodyText).toContain(`/area-logada/contratos/${id}/oficina`);
  });

  it('goes out from 08:00 to 09:00 alone', async () => {
    const { customer } = await onTheRoad();
    await later(api, 340, customer); // at 12:00
    const HOUR = 3_600_000;
    const done = [];
    for (const hours of [0, 21, 23]) {
      api.clock.advance(hours * HOUR); // 12:00, 09:00 and 08:00
      done.push((await remindInTheMorning(api.ports, api.db)).done);
    }
    expect(done).toEqual([0, 0, 1]);
  });

  it('is mailed 1,000 km before, by the pace, and names the day of the km', async () => {
    const { customer, id } = await onTheRoad();
    await later(api, 100, customer);
    await read(customer, id, 12 + 8900);
    expect(await work()).toEqual({ done: 0 });
    await later(api, 1, customer);
    expect(await work()).toEqual({ done: 1 });
    const [mail] = await reminders();
    expect(mail?.bodyText).toContain(
      'No seu ritmo, o painel chega lá por volta de 16/03/2027.',
    );
  });

  it('is not mailed while a request for it is open', async () => {
    const { customer, id } = await onTheRoad();
    await later(api, 340, customer);
    const { data } = await ask(customer, id, 9500);
    expect(await work()).toEqual({ done: 0 });
    expect(await nextOf(customer, id)).toMatchObject({
      state: 'near',
      request: { id: data.id, number: data.number },
    });
  });

  it('is not mailed while the car is reported stolen', async () => {
    const { customer, id } = await onTheRoad();
    await later(api, 340, customer);
    await open(customer, id, { ...THEFT, happenedOn: todayOf(api.ports) });
    expect(await work()).toEqual({ done: 0 });
  });

  it('comes again for the next one', async () => {
    const { customer, id, note } = await onTheRoad();
    await later(api, 340, customer);
    expect(await work()).toEqual({ done: 1 });
    await note({ doneOn: '2027-10-29', km: 5000 });
    expect(await work()).toEqual({ done: 0 });
    await later(api, 340, customer);
    await read(customer, id, 9000);
    expect(await work()).toEqual({ done: 1 });
    expect((await reminders()).at(-1)?.bodyText).toContain('A 2ª revisão do Aroeira');
  });
});

describe('a visit to a workshop for maintenance', () => {
  const visit = (
    contractId: string,
    change: Partial<typeof workshopVisits.$inferInsert>,
  ) =>
    api.db.insert(workshopVisits).values({
      id: api.ports.random.uuid(),
      contractId,
      dealershipId: 1,
      reason: 'revisao',
      state: 'marcada',
      slotOn: '2027-11-03',
      slotAt: '09:00',
      slotPlace: 1,
      bookedAt: api.clock.now(),
      updatedAt: api.clock.now(),
      revision: 1,
      ...change,
    });

  it('stands in the place of the reminder while it is booked', async () => {
    const { customer, id } = await onTheRoad();
    await later(api, 340, customer);
    await visit(id, {});
    expect(await work()).toEqual({ done: 0 });
    expect(await nextOf(customer, id)).toMatchObject({
      state: 'near',
      booked: { day: '2027-11-03', time: '09:00' },
    });
  });

  it('that has passed unnoted keeps nobody from being reminded', async () => {
    const { customer, id } = await onTheRoad();
    await later(api, 340, customer); // 29/10/2027
    await visit(id, { slotOn: '2027-10-28' });
    expect(await work()).toEqual({ done: 1 });
    expect(await nextOf(customer, id)).not.toHaveProperty('booked');
  });

  it('for a repair changes nothing', async () => {
    const { customer, id } = await onTheRoad();
    await later(api, 340, customer);
    await visit(id, { reason: 'reparo' });
    expect(await work()).toEqual({ done: 1 });
    expect(await nextOf(customer, id)).not.toHaveProperty('booked');
  });

  it('moves the next one when the workshop notes that it was done', async () => {
    const { customer, id } = await onTheRoad();
    await later(api, 340, customer);
    await visit(id, { state: 'realizada', odometerKm: 9000, slotOn: '2027-10-20' });
    const { data } = await customer.send(getKmBank, { params: { id } });
    expect(data.maintenance).toMatchObject({
      next: { number: 2, dueOn: '2028-10-20', dueKm: 19_000 },
      visits: [{ doneOn: '2027-10-20', km: 9000, atWorkshop: true }],
    });
  });
});

describe('overdue maintenance', () => {
  const overdue = async (client?: TestClient) =>
    (await (client ?? (await aConsultant())).send(getToday, {})).data.overdueMaintenance;

  it('stands on the day of consultants until it is asked for or done', async () => {
    const { customer, id } = await onTheRoad();
    await later(api, 300, customer);
    await read(customer, id, 10_000);
    await work();
    expect(await overdue()).toEqual([]);
    await later(api, 1, customer);
    await read(customer, id, 10_001);
    await work();
    expect(await overdue()).toMatchObject([
      { contractId: id, dueOn: '2027-11-23', dueKm: 10_000 },
    ]);
    await ask(customer, id, 10_001);
    expect(await overdue()).toEqual([]);
  });

  it('leaves the day while the car is reported stolen', async () => {
    const { customer, id } = await onTheRoad();
    await later(api, 300, customer);
    await read(customer, id, 10_001);
    await work();
    expect(await overdue()).toHaveLength(1);
    await open(customer, id, { ...THEFT, happenedOn: todayOf(api.ports) });
    expect(await overdue()).toEqual([]);
  });

  it('leaves the day when it was done, or when a reading was corrected', async () => {
    const { customer, id, note } = await onTheRoad();
    await later(api, 300, customer);
    await read(customer, id, 11_000);
    await work();
    expect(await overdue()).toHaveLength(1);
    await read(customer, id, 9900); // the same day again
    await work();
    expect(await overdue()).toEqual([]);
    await read(customer, id, 11_000);
    await work();
    await note({ doneOn: '2027-09-19', km: 11_000 });
    expect(await overdue()).toEqual([]);
  });

  it('stands on the workshop page of the dealership that delivered the car, and of no other', async () => {
    const { customer, id } = await onTheRoad();
    const [{ dealershipId = 0 } = {}] = await api.db
      .select()
      .from(deliveries)
      .where(eq(deliveries.contractId, id));
    await later(api, 300, customer);
    await read(customer, id, 10_001);
    await work();
    const agendaOf = async (ofDealership: number) => {
      const seller = await api.asRole('SELLER', { dealershipId: ofDealership });
      return (await seller.send(listWorkshopAgenda, { query: {} })).data;
    };
    expect((await agendaOf(dealershipId)).overdueMaintenance).toEqual([
      {
        contractId: id,
        who: expect.any(String),
        about: expect.stringContaining('Aroeira'),
        dueOn: '2027-11-23',
        dueKm: 10_000,
      },
    ]);
    expect((await agendaOf(dealershipId + 1)).overdueMaintenance).toEqual([]);
  });

  it('is shown with the right to contracts alone', async () => {
    const desk = await api.asRole('CONSULTANT', { rights: ['desk'] });
    expect(await overdue(desk)).toBeUndefined();
  });
});
