import { listPrices, listPromptDelivery, listVehicleClasses } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { testApi } from '../../testing/api';
import { prices, priceTables } from '../price-tables/prices.table';

const api = testApi();
const SAO_PAULO = { lat: '-23.5505', lng: '-46.6333' };
const classesFor = async (type: '1' | '2', place = SAO_PAULO) =>
  (await api.asAnyone().send(listVehicleClasses, { params: { type, ...place } })).data;
const monthly = async (
  type: '1' | '2',
  versionName: string,
  term: number,
  km: number,
) => {
  const versions = (await classesFor(type)).flatMap(({ vehicleModels }) =>
    vehicleModels.flatMap((model) => model.versions),
  );
  return versions
    .find(({ name }) => name === versionName)
    ?.prices.find((cell) => cell.term === term && cell.km === km)?.monthly;
};

describe('the lowest price of each model', () => {
  it('is that of the cheapest version at 48 months and 500 km (domain-brazil 16.2)', async () => {
    const { data } = await api.asAnyone().send(listPrices, {});
    expect(
      Object.fromEntries(
        data.map(({ annataModel, salesPrice }) => [annataModel, salesPrice]),
      ),
    ).toEqual({
      Lira: 1499,
      Sabiá: 1769,
      Ipê: 2119,
      Aroeira: 2249,
      Cerrado: 2649,
      Serrana: 3449,
      Tropeiro: 2559,
      Lume: 1949,
      Mascate: 4289,
    });
  });

  it('names the plan that it is the price of, and that plan costs it', async () => {
    const { data } = await api.asAnyone().send(listPrices, {});
    expect(data.find(({ annataModel }) => annataModel === 'Aroeira')?.plan).toEqual({
      modelSlug: 'aroeira',
      versionSlug: 'aroeira-evolucao',
      clientType: 1,
      term: 48,
      km: 500,
    });
    const catalogue = { 1: await classesFor('1'), 2: await classesFor('2') };
    for (const { salesPrice, plan } of data) {
      const version = catalogue[plan?.clientType ?? 1]
        .flatMap(({ vehicleModels }) => vehicleModels)
        .flatMap(({ versions }) => versions)
        .find(({ slug }) => slug === plan?.versionSlug);
      const cell = version?.prices.find(
        ({ term, km }) => term === plan?.term && km === plan.km,
      );
      expect(cell?.monthly).toBe(salesPrice);
    }
  });
});

describe('the classes of vehicles', () => {
  it('hold nine models and twelve versions for companies, all but Mascate for people', async () => {
    const people = await classesFor('1');
    expect(
      people.map(({ slug, vehicleModels }) => [
        slug,
        vehicleModels.map(({ modelSlug }) => modelSlug),
      ]),
    ).toEqual([
      ['hatch', ['lira', 'sabia']],
      ['sedan', ['ipe']],
      ['suv', ['aroeira', 'cerrado', 'serrana']],
      ['picape', ['tropeiro']],
      ['eletrico', ['lume']],
    ]);
    const companies = await classesFor('2');
    expect(companies.at(-1)).toMatchObject({
      slug: 'utilitario',
      vehicleModels: [{ modelSlug: 'mascate', name: 'Mascate' }],
    });
    expect(
      companies.flatMap(({ vehicleModels }) =>
        vehicleModels.flatMap(({ versions }) => versions),
      ),
    ).toHaveLength(12);
  });

  it.each([
    { type: '1', name: 'Aroeira Evolução 1.0 Turbo AT', term: 36, km: 500, price: 2399 },
    { type: '1', name: 'Lira Essencial 1.0 MT', term: 48, km: 500, price: 1499 },
    { type: '1', name: 'Aroeira Evolução 1.0 Turbo AT', term: 36, km: 1500, price: 2749 },
    { type: '1', name: 'Aroeira Evolução 1.0 Turbo AT', term: 48, km: 3000, price: 3169 },
    { type: '2', name: 'Tropeiro Lida 1.6 MT', term: 36, km: 2000, price: 3259 },
    { type: '2', name: 'Mascate Elétrico', term: 36, km: 1500, price: 5239 },
  ] as const)(
    'price client type $type, $name, $term months, $km km a month at R$ $price',
    async ({ type, name, term, km, price }) => {
      expect(await monthly(type, name, term, km)).toBe(price);
    },
  );

  it('carry the whole grid: 25 prices a version, 20 for Lume, which has no 3000 km package', async () => {
    const models = (await classesFor('1')).flatMap(({ vehicleModels }) => vehicleModels);
    for (const { modelSlug, versions, fromPrice, colours, addOns } of models) {
      for (const { prices: cells } of versions)
        expect(cells).toHaveLength(modelSlug === 'lume' ? 20 : 25);
      expect(fromPrice).toBe(
        Math.min(
          ...versions.flatMap(({ prices: cells }) => cells.map((cell) => cell.monthly)),
        ),
      );
      expect(colours.length).toBe(6);
      expect(addOns.length).toBe(6);
    }
  });

  it('offer income protection to people alone', async () => {
    const offeredTo = async (type: '1' | '2') => {
      const models = (await classesFor(type)).flatMap((one) => one.vehicleModels);
      return new Set(models.flatMap(({ addOns }) => addOns.map(({ name }) => name)));
    };
    expect(await offeredTo('1')).toContain('Proteção de renda');
    const companies = await offeredTo('2');
    expect(companies.size).toBe(5);
    expect(companies).not.toContain('Proteção de renda');
  });

  it('name the seats of each car: seven in the Serrana, four in the Lume, three in the Mascate, five elsewhere', async () => {
    const models = (await classesFor('2')).flatMap(({ vehicleModels }) => vehicleModels);
    const seats = Object.fromEntries(
      models.map(({ modelSlug, versions }) => [
        modelSlug,
        versions.map((version) => version.seats),
      ]),
    );
    expect(seats).toEqual({
      lira: [5, 5],
      sabia: [5],
      ipe: [5],
      aroeira: [5, 5],
      cerrado: [5, 5],
      serrana: [7],
      tropeiro: [5],
      lume: [4],
      mascate: [3],
    });
  });

  it('say how long delivery takes: from stock, to order, or by the queue', async () => {
    const models = (await classesFor('1')).flatMap(({ vehicleModels }) => vehicleModels);
    const delivery = Object.fromEntries(
      models.map((model) => [model.modelSlug, model.delivery]),
    );
    expect(delivery['serrana']?.kind).toBe('queue');
    expect(delivery['lira']).toEqual({
      kind: 'stock',
      businessDays: 7,
      date: '2026-12-02',
    });
    const far = (await classesFor('1', { lat: '-3.119', lng: '-60.0217' })).flatMap(
      ({ vehicleModels }) => vehicleModels,
    );
    expect(
      far.every(({ available, delivery: { kind } }) => !available && kind !== 'stock'),
    ).toBe(true);
  });

  it('follow a newer price table from its first day', async () => {
    const [table] = await api.db
      .insert(priceTables)
      .values({ name: 'Tabela futura', validFrom: new Date('2026-12-01T03:00:00Z') })
      .returning();
    await api.db.insert(prices).values({
      priceTableId: table?.id ?? 0,
      versionId: 1,
      personType: 'PF',
      term: 48,
      km: 500,
      monthlyCentavos: 123_400,
    });
    const lira = async () =>
      (await api.asAnyone().send(listPrices, {})).data.find(
        ({ annataModel }) => annataModel === 'Lira',
      )?.salesPrice;
    expect(await lira()).toBe(1499);
    api.clock.advance(10 * DAY_MS);
    expect(await lira()).toBe(1234);
  });

  it.each([
    ['3', '-23', '-46'],
    ['1', '91', '0'],
    ['1', '0', '181'],
    ['1', 'abc', '0'],
  ])('refuse client type %s at %s, %s with 400', async (type, lat, lng) => {
    expect(
      (
        await api.asAnyone().request({
          url: `/api/v1/vehicles/vehicleClass/client-type/${type}/latitude/${lat}/longitude/${lng}`,
        })
      ).status,
    ).toBe(400);
  });
});

describe('cars for prompt delivery', () => {
  const body = { latitude: -23.5505, longitude: -46.6333, clientType: 1 as const };

  it('come nearest first, of one model when asked', async () => {
    const { data } = await api.asAnyone().send(listPromptDelivery, { body });
    const distances = data.map(({ distanceKm }) => distanceKm);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(data.some(({ modelSlug }) => modelSlug === 'mascate')).toBe(false);
    const one = (
      await api
        .asAnyone()
        .send(listPromptDelivery, { body: { ...body, modelSlug: 'lira' } })
    ).data;
    expect(new Set(one.map(({ modelSlug }) => modelSlug))).toEqual(new Set(['lira']));
  });

  it('stand at dealerships that serve the place, and nowhere else', async () => {
    const { data } = await api.asAnyone().send(listPromptDelivery, { body });
    expect(data.every(({ distanceKm }) => distanceKm <= 150)).toBe(true);
    const manaus = { ...body, latitude: -3.119, longitude: -60.0217 };
    expect(
      (await api.asAnyone().send(listPromptDelivery, { body: manaus })).data,
    ).toEqual([]);
  });
});
