import {
  checkStock,
  exportStock,
  getStockChoices,
  importStock,
  listStockCars,
  saveStock,
} from '@site/api-contract';
import {
  HOME,
  NEARBY,
  setStock,
  stockAt,
} from '../../contracts/deliveries/testing/signed-contract';
import { CHOICE } from '../../sales/simulations/testing/cart';
import { testApi } from '../../testing/api';
import { stock } from './stock.table';

const api = testApi();
const CAR = { version: CHOICE.versionSlug, paint: CHOICE.paint };
const OF_HOME = { query: { dealership: String(HOME) } };
beforeEach(async () => {
  await api.db.delete(stock);
  await setStock(api, { [HOME]: 2, [NEARBY]: 4 });
});

const desk = () => api.asRole('CONSULTANT', { name: 'Dora Mesa', rights: ['desk'] });
const dealer = () => api.asRole('DEALER', { dealershipId: HOME, name: 'Ana Prado' });
const csv = `loja;carro;cor;quantidade\n${HOME};${CAR.version};${CAR.paint};5`;

describe('the stock of a dealership at the desk', () => {
  it('is that of the dealership that is named, and changes like by its dealers', async () => {
    const client = await desk();
    const before = await client.send(listStockCars, OF_HOME);
    expect(before.data.counts).toEqual({ free: 2, reserved: 0, delivered: 0 });
    const body = { quantity: 3, seen: 2 };
    await client.send(saveStock, { ...OF_HOME, params: CAR, body });
    expect(await stockAt(api, HOME)).toBe(3);
    expect(await stockAt(api, NEARBY)).toBe(4);
    const { data } = await (await dealer()).send(listStockCars, { query: {} });
    expect(data.items).toMatchObject([
      { quantity: 3, changed: { as: 'CONSULTANT', name: null } },
    ]);
  });

  it('says to a dealer who was second that consultants came first, and when', async () => {
    const [first, second] = [await desk(), await dealer()];
    const to = (quantity: number) => ({ params: CAR, body: { quantity, seen: 2 } });
    await first.send(saveStock, { ...OF_HOME, ...to(3) });
    const { status, body } = await second.send(saveStock, { query: {}, ...to(1) });
    expect([status, body]).toMatchObject([
      409,
      {
        reason: 'changed-meanwhile',
        message:
          'A equipe de consultores mudou este carro em 23/11/2026, 12:00. Agora há 3 carros livres.',
      },
    ]);
  });

  it('takes a file of that dealership alone', async () => {
    const client = await desk();
    const { data } = await client.send(checkStock, { ...OF_HOME, body: { csv } });
    expect(data.changes).toMatchObject([{ before: 2, after: 5 }]);
    await client.send(importStock, { ...OF_HOME, body: { csv, seen: data.seen } });
    expect(await stockAt(api, HOME)).toBe(5);
    const other = await client.send(checkStock, {
      query: { dealership: String(NEARBY) },
      body: { csv },
    });
    expect([other.status, other.body]).toMatchObject([
      400,
      {
        fields: [
          {
            key: 'Csv',
            message: `linha 2, campo loja: deve ser o código desta concessionária, ${NEARBY}`,
          },
        ],
      },
    ]);
  });

  it('has to be named, of a dealership that works with us', async () => {
    const client = await desk();
    const unnamed = await client.send(listStockCars, { query: {} });
    expect([unnamed.status, unnamed.body]).toMatchObject([
      400,
      { fields: [{ key: 'Dealership', message: 'Diga de qual loja é o estoque.' }] },
    ]);
    const none = await client.send(getStockChoices, { query: { dealership: '999' } });
    expect(none.status).toBe(404);
  });

  it('is for consultants of the desk, and a dealer names no other one', async () => {
    const without = await api.asRole('CONSULTANT', { rights: ['leads'] });
    const another = { query: { dealership: String(NEARBY) } };
    for (const [client, request, status] of [
      [without, OF_HOME, 403],
      [await dealer(), another, 404],
      [await dealer(), OF_HOME, 200],
    ] as const) {
      const body = { quantity: 2, seen: 2 };
      const answers = [
        await client.send(listStockCars, request),
        await client.send(getStockChoices, request),
        await client.send(exportStock, request),
        await client.send(saveStock, { ...request, params: CAR, body }),
        await client.send(checkStock, { ...request, body: { csv } }),
      ];
      expect(answers.map((one) => one.status)).toEqual(Array(5).fill(status));
    }
  });
});
