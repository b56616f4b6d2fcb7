import { eq } from 'drizzle-orm';
import { bookReturn, listReturns, listReturnSlots } from '@site/api-contract';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import { signedContract } from '../../contracts/contracts/testing/signed-contract';
import { deliveries } from '../../contracts/deliveries/deliveries.table';
import { HOME, NEARBY } from '../../contracts/deliveries/testing/signed-contract';
import { testApi } from '../../testing/api';
import { acts, driving, live } from './testing/car-return';

const api = testApi();
const { slots, book, look, staff, photograph, giveBack } = acts(api);
const BATEL = 1;
const DAY = '2027-11-25';
afterEach(() =>
  api.db.update(dealerships).set({
    active: true,
    handoversPerHour: 2,
    handoverWeekdays: ['seg', 'ter', 'qua', 'qui', 'sex'],
  }),
);

/** A customer in month 13 who may bring the car to any dealership. */
async function moved() {
  const driver = await driving(api);
  const { customer, id } = driver;
  await live(api, 366, driver); // 24/11/2027
  const slotsAt = async (dealershipId: number) => {
    const query = { dealershipId: String(dealershipId) };
    return (await customer.send(listReturnSlots, { params: { id }, query })).data.days;
  };
  const bookAt = async (dealershipId: number, day = DAY) => {
    const offered = (await slots(customer, id)).find((one) => one.day === day);
    return customer.send(bookReturn, {
      params: { id },
      body: {
        day,
        time: '09:00',
        cost: offered?.cost ?? 0,
        dealershipId: String(dealershipId),
      },
    });
  };
  return { ...driver, slotsAt, bookAt };
}
const away = () => api.asRole('SELLER', { dealershipId: BATEL });

describe('a car that goes back to another dealership', () => {
  it('is named to its customer with the city, on the page and by mail', async () => {
    const { customer, id, bookAt } = await moved();
    expect((await look(customer, id)).data).toMatchObject({
      dealershipId: String(HOME),
      dealership: { name: 'Rodar Paulista', city: 'São Paulo', state: 'SP' },
    });
    const { status, data } = await bookAt(BATEL);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      dealershipId: String(BATEL),
      dealership: { name: 'Rodar Batel', city: 'Curitiba', state: 'PR' },
      slot: { day: DAY, time: '09:00' },
    });
    expect((await api.mails()).at(-1)?.bodyText.replace(/\s+/g, ' ')).toContain(
      'A devolução do seu carro ficou para 25/11/2027, às 09:00, na loja Rodar Batel, em Curitiba, PR.',
    );
  });

  it('is seen by that one, and by the one before no more', async () => {
    const { customer, id, bookAt } = await moved();
    const [old, other] = [await staff(), await away()];
    const listed = async () =>
      Promise.all(
        [old, other].map(async (client) =>
          (await client.send(listReturns, {})).data.items.map((item) => item.id),
        ),
      );
    await book(customer, id, DAY, (await slots(customer, id))[0]?.cost ?? 0);
    expect(await listed()).toEqual([[id], []]);
    expect((await bookAt(BATEL)).status).toBe(200);
    expect(await listed()).toEqual([[], [id]]);
    expect((await look(old, id)).status).toBe(404);
    expect((await look(other, id)).data.slot).toEqual({ day: DAY, time: '09:00' });
  });

  it('is received there, and the contract ends', async () => {
    const { customer, id, bookAt } = await moved();
    await bookAt(BATEL);
    const { data } = await giveBack(await away(), id, 9000);
    expect(data.returnedAt).toEqual(expect.any(String));
    expect((await look(customer, id)).data.state).toBe('encerrada');
  });

  it('takes an hour of that dealership that is free there', async () => {
    const { bookAt, slotsAt } = await moved();
    await api.db.update(dealerships).set({ handoversPerHour: 1 });
    const other = await signedContract(api, { choice: { dealershipId: String(BATEL) } });
    await api.db
      .update(deliveries)
      .set({ slotOn: DAY, slotAt: '09:00', slotPlace: 1 })
      .where(eq(deliveries.contractId, other.contract.id));
    expect((await slotsAt(BATEL))[0]?.times[0]?.time).toBe('10:00');
    expect((await slotsAt(NEARBY))[0]?.times[0]?.time).toBe('09:00');
    expect((await bookAt(BATEL)).body.reason).toBe('slot-taken');
  });

  it('is offered no day after the end because that dealership has none before', async () => {
    await api.db.update(dealerships).set({ handoverWeekdays: ['seg'] });
    const { customer, id, slotsAt } = await moved();
    await live(api, 726, { customer, id }); // Monday 19/11/2029; the end is the Thursday
    expect(await slotsAt(BATEL)).toEqual([]);
    expect((await slotsAt(HOME)).map(({ day }) => day)).toEqual(['2029-11-26']);
  });

  it('stays where its inspection has begun', async () => {
    const { id, bookAt } = await moved();
    await bookAt(HOME);
    await photograph(await staff(), id);
    const { status, body } = await bookAt(BATEL);
    expect(status).toBe(409);
    expect(body.message).toBe(
      'A vistoria já começou nesta loja. Para levar o carro a outra, fale com ela.',
    );
  });

  it('is not taken by one that has closed', async () => {
    await api.db
      .update(dealerships)
      .set({ active: false })
      .where(eq(dealerships.id, BATEL));
    const { bookAt } = await moved();
    const { status, body } = await bookAt(BATEL);
    expect(status).toBe(400);
    expect(body.fields).toEqual([
      { key: 'DealershipId', message: 'Essa loja não está disponível. Escolha outra.' },
    ]);
  });
});
