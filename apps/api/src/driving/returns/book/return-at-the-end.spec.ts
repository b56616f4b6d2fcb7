import { DAY_MS } from '@site/api-contract/brazil';
import { dealerships } from '../../../catalog/dealerships/dealerships.table';
import { testApi } from '../../../testing/api';
import { acts, driving, live } from '../testing/car-return';

const api = testApi();
const { slots, book, look, staff, giveBack } = acts(api);
afterEach(() =>
  api.db
    .update(dealerships)
    .set({ handoverWeekdays: ['seg', 'ter', 'qua', 'qui', 'sex'] }),
);
const mail = async () => (await api.mails()).at(-1)?.bodyText.replace(/\s+/g, ' ') ?? '';

describe('the days of a return at the end of the contract', () => {
  it('reach to the last one, and none after it is booked while those have room', async () => {
    const { customer, id } = await driving(api);
    await live(api, 1040, { customer, id }); // 28/09/2029; the end is Thursday 22/11/2029
    const days = await slots(customer, id, 'end');
    expect(days.at(0)?.day).toBe('2029-11-08');
    expect(days.at(-1)?.day).toBe('2029-11-22');
    expect(days.map(({ overtime }) => overtime)).not.toContainEqual(expect.anything());
    expect((await book(customer, id, '2029-11-23', 0)).body.reason).toBe('slot-taken');
    expect((await look(customer, id)).data).toMatchObject({
      endsOn: '2029-11-22',
      freeUntil: '2029-11-22',
    });
    await live(api, 52, { customer, id }); // Monday 19/11/2029, before a holiday
    expect((await slots(customer, id)).map(({ day }) => day)).toEqual([
      '2029-11-21',
      '2029-11-22',
    ]);
  });

  it('reach to the next business day of an end that is none, at no cost', async () => {
    api.clock.advance(2 * DAY_MS);
    const { customer, id } = await driving(api);
    await live(api, 1040, { customer, id }); // the end is Saturday 24/11/2029
    const last = (await slots(customer, id, 'end')).at(-1);
    expect(last).toMatchObject({ day: '2029-11-26', cost: 0 });
    expect(last?.overtime).toBeUndefined();
    const { data } = await book(customer, id, '2029-11-26', 0);
    expect(data).toMatchObject({ endsOn: '2029-11-24', freeUntil: '2029-11-26' });
    expect(data.overtime).toBeUndefined();
  });

  it('reach to the next one that has room where none before the end has, and that costs nothing', async () => {
    await api.db.update(dealerships).set({ handoverWeekdays: ['seg'] });
    const driver = await driving(api);
    const { customer, id } = driver;
    await live(api, 1092, driver); // Monday 19/11/2029; the end is the Thursday
    const days = await slots(customer, id);
    expect(days).toMatchObject([{ day: '2029-11-26', cost: 0 }]);
    expect(days[0]?.overtime).toBeUndefined();
    const { data } = await book(customer, id, '2029-11-26', 0);
    expect(data).toMatchObject({ endsOn: '2029-11-22', freeUntil: '2029-11-26' });
    expect(data.overtime).toBeUndefined();
    expect(await mail()).not.toContain('depois do fim do contrato');
    await live(api, 7, driver);
    const settled = await giveBack(await staff(), id, 30_000);
    expect(settled.data.charged).toEqual([]);
  });

  it('say after it what the days with the car cost, as the settlement does: list, page and mail', async () => {
    const { customer, id } = await driving(api);
    await live(api, 1096, { customer, id }); // Friday 23/11/2029, a day after the end
    const overtime = { days: 4, cost: 351.6 };
    expect((await slots(customer, id))[0]).toMatchObject({
      day: '2029-11-26',
      cost: 0,
      overtime,
    });
    const { data } = await book(customer, id, '2029-11-26', 0);
    expect(data.overtime).toEqual(overtime);
    expect(await mail()).toContain(
      'São 4 dias depois do fim do contrato: custam R$ 351,60, cobrados depois da devolução.',
    );
  });
});
