import {
  checkPriceTable,
  comparePriceTable,
  type ExtraPrice,
  importPriceTable,
  listPriceTables,
  listVehicleClasses,
  repriceBasket,
  updateBasket,
} from '@site/api-contract';
import { addDays, DAY_MS, saoPauloDay } from '@site/api-contract/brazil';
import { aCart, basketOf, CHOICE } from '../../sales/simulations/testing/cart';
import { testApi } from '../../testing/api';
import { forgetImportedTables, importedByOperations } from './testing/imported-tables';
import { priceLines } from './testing/price-csv';

const api = testApi();
afterEach(() => forgetImportedTables(api));

const desk = () => api.asRole('CONSULTANT', { name: 'Dora Mesa', rights: ['desk'] });
const dayIn = (days: number) => addDays(saoPauloDay(api.clock.now()), days);
const tires = (price: number | null): ExtraPrice => ({
  kind: 'add-on',
  slug: 'vidros-e-pneus',
  price,
});
const form = (extras: ExtraPrice[], name = 'Nova extras', days = 3) => ({
  name,
  validFrom: dayIn(days),
  extras,
});

/** Today's prices of a color and an add-on, as a visitor reads them. */
async function shown() {
  const { data } = await api.asAnyone().send(listVehicleClasses, {
    params: { type: '1', lat: '-25.4284', lng: '-49.2733' },
  });
  const model = data[0]?.vehicleModels[0];
  return [
    model?.colours.find(({ slug }) => slug === 'vermelho-ipe')?.monthly,
    model?.addOns.find(({ slug }) => slug === 'vidros-e-pneus')?.price,
  ];
}

describe('prices of colors and add-ons at the desk', () => {
  it('are checked first: says what changes beside all that stays, and stores nothing', async () => {
    const client = await desk();
    const { data } = await client.send(checkPriceTable, { body: form([tires(59)]) });
    expect(data.extras.filter(({ before, after }) => before !== after)).toEqual([
      {
        kind: 'add-on',
        slug: 'vidros-e-pneus',
        name: 'Vidros e pneus',
        charged: 'month',
        before: 49,
        after: 59,
      },
    ]);
    const cells = data.groups.flatMap((group) => group.cells);
    expect(cells).toHaveLength(priceLines().length);
    expect(cells.every(({ before, after }) => before === after)).toBe(true);
    expect((await client.send(listPriceTables, {})).data.items).toHaveLength(1);
  });

  it('hold from the first day of their table on, and who imported it is kept', async () => {
    const client = await desk();
    const red: ExtraPrice = { kind: 'paint', slug: 'vermelho-ipe', price: 45.5 };
    const stored = await client.send(importPriceTable, {
      body: form([red, tires(0)]),
    });
    expect(stored.status).toBe(201);
    expect(await shown()).toEqual([39, 49]);
    api.clock.advance(3 * DAY_MS);
    expect(await shown()).toEqual([45.5, 0]);
    const { data } = await (await desk()).send(listPriceTables, {});
    expect(data.items[0]).toMatchObject({
      name: 'Nova extras',
      prices: priceLines().length,
      imported: { name: 'Dora Mesa' },
    });
    expect(data.extras.find(({ slug }) => slug === 'vermelho-ipe')).toMatchObject({
      price: 45.5,
      isFixed: false,
    });
    expect(data.extras.find(({ slug }) => slug === 'branco-nuvem')).toMatchObject({
      price: 0,
      isFixed: true,
    });
  });

  it('go on in the tables after it, also in one from a file', async () => {
    const client = await desk();
    await client.send(importPriceTable, { body: form([tires(59)]) });
    const id = await importedByOperations(api, priceLines(10), {
      name: 'Nova carros',
      validFrom: new Date(api.clock.now().getTime() + 5 * DAY_MS),
    });
    const { data } = await client.send(comparePriceTable, { params: { id } });
    expect(data.extras.find(({ slug }) => slug === 'vidros-e-pneus')).toMatchObject({
      before: 49,
      after: 59,
    });
  });

  it('of none is not sold from the first day of the table on, and can be sold again', async () => {
    const owner = api.asAnyone();
    const { id, basket } = await aCart(owner);
    const client = await desk();
    const red: ExtraPrice = { kind: 'paint', slug: 'vermelho-ipe', price: null };
    const off = form([red, tires(null)]);
    const { data: checked } = await client.send(checkPriceTable, { body: off });
    expect(
      checked.extras.flatMap(({ slug, before, after }) =>
        after === null ? [[slug, before]] : [],
      ),
    ).toEqual([
      ['vermelho-ipe', 39],
      ['vidros-e-pneus', 49],
    ]);
    await client.send(importPriceTable, { body: off });
    expect(await shown()).toEqual([39, 49]);
    api.clock.advance(3 * DAY_MS);
    expect(await shown()).toEqual([undefined, undefined]);
    const params = { id, basketId: basket.id };
    const kept = await owner.send(updateBasket, {
      params,
      body: { ...CHOICE, km: 1500, revision: 1, priceTable: 'Tabela 2026-11' },
    });
    expect(kept.status).toBe(200);
    api.clock.advance(7 * DAY_MS);
    const refused = await owner.send(repriceBasket, { params, body: { revision: 2 } });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      {
        notifications: [
          { key: 'Color', message: 'O Aroeira não tem essa cor. Escolha outra.' },
          { key: 'AddOn', message: 'Um dos opcionais saiu de venda. Escolha de novo.' },
        ],
      },
    ]);
    const { data } = await (await desk()).send(listPriceTables, {});
    expect(data.extras.find(({ slug }) => slug === 'vermelho-ipe')).toMatchObject({
      price: null,
      ownPrice: 39,
    });
    await (
      await desk()
    ).send(importPriceTable, {
      body: form([{ ...red, price: 39 }], 'Nova volta', 0),
    });
    expect(await shown()).toEqual([39, undefined]);
  });

  it('of a color that is not sold offer no car that stands ready in it', async () => {
    const inStock = async () => {
      const { data } = await api.asAnyone().send(listVehicleClasses, {
        params: { type: '1', lat: '-25.4284', lng: '-49.2733' },
      });
      return data
        .flatMap(({ vehicleModels }) => vehicleModels)
        .flatMap(({ versions }) => versions.flatMap((version) => version.inStock));
    };
    const [ready] = (await inStock()).filter((slug) => slug === 'vermelho-ipe');
    expect(ready).toBe('vermelho-ipe');
    await (
      await desk()
    ).send(importPriceTable, {
      body: form([{ kind: 'paint', slug: 'vermelho-ipe', price: null }], 'Nova sem', 0),
    });
    expect(await inStock()).not.toContain('vermelho-ipe');
  });

  it('leave what was shown before as it was guaranteed, until that ran out', async () => {
    const owner = api.asAnyone();
    const { id, basket } = await aCart(owner);
    await (
      await desk()
    ).send(importPriceTable, {
      body: form([tires(59), { kind: 'paint', slug: 'vermelho-ipe', price: 29 }]),
    });
    api.clock.advance(3 * DAY_MS);
    const params = { id, basketId: basket.id };
    const kept = await owner.send(updateBasket, {
      params,
      body: { ...CHOICE, km: 1500, revision: 1, priceTable: 'Tabela 2026-11' },
    });
    const amounts = (data: typeof kept.data) =>
      Object.fromEntries(
        basketOf(data).quote.lines.map((line) => [line.key, line.monthly]),
      );
    expect(amounts(kept.data)).toMatchObject({ 'vidros-e-pneus': 49, cor: 39 });
    api.clock.advance(7 * DAY_MS);
    const today = await owner.send(repriceBasket, { params, body: { revision: 2 } });
    expect(amounts(today.data)).toMatchObject({ 'vidros-e-pneus': 59, cor: 29 });
  });

  it.each([
    [
      { kind: 'paint', slug: 'prata-lua', price: 10 },
      'Prata Lua é a cor padrão de um carro: continua à venda e sem acréscimo.',
    ],
    [{ kind: 'add-on', slug: 'teto', price: 10 }, 'Não existe a opção "teto".'],
    [
      { kind: 'paint', slug: 'vidros-e-pneus', price: 10 },
      'Não existe a opção "vidros-e-pneus".',
    ],
  ] as const)('refuse %j', async (extra, message) => {
    const client = await desk();
    const { status, body } = await client.send(importPriceTable, { body: form([extra]) });
    expect([status, body]).toMatchObject([400, { fields: [{ key: 'Csv', message }] }]);
    expect((await client.send(listPriceTables, {})).data.items).toHaveLength(1);
  });

  it('refuse amounts that can’t be, and a table that changes nothing', async () => {
    const client = await desk();
    for (const price of [-1, 10_001, 1.234]) {
      const refused = await client.send(checkPriceTable, { body: form([tires(price)]) });
      expect(price).toEqual(price);
      expect(refused.status).toBe(400);
    }
    const { status, body } = await client.send(checkPriceTable, { body: form([]) });
    expect(status).toBe(400);
    expect(body.message).toBe('Mude ao menos um preço, ou escolha o arquivo.');
  });

  it('twice the same name stores one table', async () => {
    const client = await desk();
    const answers = [
      await client.send(importPriceTable, { body: form([tires(59)]) }),
      await client.send(importPriceTable, { body: form([tires(69)]) }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 400]);
  });
});
