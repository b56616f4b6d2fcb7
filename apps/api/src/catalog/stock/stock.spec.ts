import { eq } from 'drizzle-orm';
import {
  getContentVersion,
  getStockChoices,
  listStockCars,
  listVehicleClasses,
  saveStock,
} from '@site/api-contract';
import { deliveries } from '../../contracts/deliveries/deliveries.table';
import { cars, handovers } from '../../contracts/deliveries/handovers.table';
import { releaseDelivery } from '../../contracts/deliveries/prepare/reserve-stock';
import {
  approvedProposal,
  HOME,
  NEARBY,
  setStock,
  sign,
  signedContract,
  stockAt,
} from '../../contracts/deliveries/testing/signed-contract';
import { CHOICE } from '../../sales/simulations/testing/cart';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { dealerships } from '../dealerships/dealerships.table';
import { vehicleVersions } from '../vehicles/vehicles.table';
import { stock } from './stock.table';

const api = testApi();
const CAR = { version: CHOICE.versionSlug, paint: CHOICE.paint };
// Removes the lines of the seed.
beforeEach(async () => {
  await api.db.delete(stock);
  await setStock(api, { [HOME]: 2, [NEARBY]: 4 });
});

const dealerOf = (dealershipId = HOME, name = 'Ana Prado') =>
  api.asRole('DEALER', { dealershipId, name });
const save = (
  client: TestClient,
  quantity: number,
  { seen = 2, ...params }: { seen?: number; version?: string; paint?: string } = {},
) => client.send(saveStock, { params: { ...CAR, ...params }, body: { quantity, seen } });
const list = async (client: TestClient, query = {}) =>
  (await client.send(listStockCars, { query })).data;

describe('the stock of a dealership', () => {
  it('has free cars by version and color, and each reserved one with its contract', async () => {
    const dealer = await dealerOf();
    const { contract, id } = await signedContract(api);
    const { items, total, counts } = await list(dealer);
    expect(items).toMatchObject([
      {
        state: 'free',
        versionSlug: CAR.version,
        paintSlug: CAR.paint,
        quantity: 1,
        contract: null,
        changed: { as: 'signature', name: null },
        since: api.clock.now().toISOString(),
      },
      {
        id,
        state: 'reserved',
        quantity: 1,
        contract: { id, number: contract.number, deliveredBy: null },
        changed: null,
        since: api.clock.now().toISOString(),
      },
    ]);
    expect(total).toBe(2);
    expect(counts).toEqual({ free: 1, reserved: 1, delivered: 0 });
  });

  it('names the dealership that hands over a car of this stock', async () => {
    await setStock(api, { [NEARBY]: 1 });
    const { id } = await signedContract(api);
    const { items } = await list(await dealerOf(NEARBY));
    const [home] = await api.db
      .select({ name: dealerships.name })
      .from(dealerships)
      .where(eq(dealerships.id, HOME));
    expect(items).toMatchObject([
      { id, state: 'reserved', contract: { deliveredBy: home?.name } },
    ]);
    expect((await list(await dealerOf(HOME))).items).toEqual([]);
  });

  it('shows delivered cars when they are asked for', async () => {
    const dealer = await dealerOf();
    const { id } = await signedContract(api);
    await api.db.insert(handovers).values({
      contractId: id,
      odometerKm: 12,
      handedBy: dealer.userId,
      handedAt: api.clock.now(),
    });
    expect((await list(dealer)).items.map(({ state }) => state)).toEqual(['free']);
    expect((await list(dealer, { state: 'delivered' })).items).toMatchObject([
      { id, state: 'delivered' },
    ]);
  });

  it('is searched by words of car, color and contract, without accents', async () => {
    const dealer = await dealerOf();
    const { contract } = await signedContract(api);
    const [free] = (await list(dealer)).items;
    const word = (free?.versionName ?? '').split(' ')[0]?.toLowerCase();
    expect((await list(dealer, { search: `${free?.paintName} ${word}` })).total).toBe(2);
    await api.db.insert(cars).values({
      contractId: contract.id,
      plate: 'RDR4E21',
      renavam: '12345678900',
      chassis: '9BWZZZ377VT004251',
      savedAt: api.clock.now(),
    });
    for (const search of [
      contract.number,
      contract.number.replace(/^.*-/, ''),
      `${word} 9bwzzz377vt004251`,
      '4251',
      'VT0042',
    ])
      expect([search, (await list(dealer, { search })).total]).toEqual([search, 1]);
    expect((await list(dealer, { search: '100%' })).total).toBe(0);
  });

  it('comes in pages', async () => {
    const dealer = await dealerOf();
    const { data } = await dealer.send(getStockChoices, {});
    for (const { slug } of data.paints)
      await save(dealer, 1, { paint: slug, seen: slug === CAR.paint ? 2 : 0 });
    const first = await list(dealer, { limit: '4' });
    const second = await list(dealer, { limit: '4', cursor: first.nextCursor ?? '' });
    const paints = [...first.items, ...second.items].map(({ paintSlug }) => paintSlug);
    expect(paints).toEqual(data.paints.map(({ slug }) => slug));
    expect(first.total).toEqual(paints.length);
    expect(second.nextCursor).toBe(null);
    const bad = await dealer.send(listStockCars, { query: { cursor: 'JzsK' } });
    expect(bad.status).toBe(400);
  });
});

describe('free cars', () => {
  it('are added, changed and withdrawn by a dealer, which the trail says', async () => {
    const dealer = await dealerOf();
    expect((await save(dealer, 3)).status).toBe(200);
    expect((await list(dealer)).items).toMatchObject([
      { quantity: 3, changed: { as: 'DEALER', name: 'Ana Prado' } },
    ]);
    expect((await save(dealer, 0, { seen: 3 })).status).toBe(200);
    expect((await list(dealer)).items).toEqual([]);
    expect((await save(dealer, 1, { seen: 0 })).status).toBe(200);
    expect(await stockAt(api, HOME)).toBe(1);
    expect(await api.trail('stock-changed')).toMatchObject(
      ['2>3', '3>0', '0>1'].map((change) => ({
        actorId: dealer.userId,
        personId: null,
        detail: `${HOME} ${CAR.version} ${CAR.paint} ${change}`,
      })),
    );
  });

  it('are what the public site says in its very next answer', async () => {
    const dealer = await dealerOf();
    const anyone = api.asAnyone();
    const curitiba = { type: '1', lat: '-23.5505', lng: '-46.6333' } as const;
    const paints = async () =>
      (await anyone.send(listVehicleClasses, { params: curitiba })).data
        .flatMap(({ vehicleModels }) => vehicleModels)
        .flatMap(({ versions }) => versions)
        .find(({ slug }) => slug === CAR.version)?.inStock;
    const version = async () => (await anyone.send(getContentVersion, {})).data.version;
    await setStock(api, { [HOME]: 0, [NEARBY]: 0 });
    expect(await paints()).toEqual([]);
    const before = await version();
    await save(dealer, 1, { seen: 0 });
    expect(await paints()).toEqual([CAR.paint]);
    expect(await version()).not.toBe(before);
    await save(dealer, 0, { seen: 1 });
    expect(await paints()).toEqual([]);
  });

  it('move the version of rendered pages when a signature takes the last one, and when it comes back', async () => {
    const version = async () =>
      (await api.asAnyone().send(getContentVersion, {})).data.version;
    const versions = [await version()];
    const { contract } = await signedContract(api);
    versions.push(await version());
    await setStock(api, { [HOME]: 1 });
    const { contract: last } = await signedContract(api);
    versions.push(await version());
    await api.db.transaction((tx) => releaseDelivery(api.ports, tx, last));
    versions.push(await version());
    await api.db.transaction((tx) => releaseDelivery(api.ports, tx, contract));
    versions.push(await version());
    const moved = versions.slice(1).map((one, at) => one !== versions[at]);
    expect(moved).toEqual([false, true, true, false]);
  });

  it('changed by two people at once: one saves, the other reads by whom and when', async () => {
    const [ana, rui] = [await dealerOf(), await dealerOf(HOME, 'Rui Sá')];
    const answers = await Promise.all([save(ana, 3), save(rui, 5)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [first, second] = answers[0]?.status === 200 ? ['Ana Prado', 3] : ['Rui Sá', 5];
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: `${first} mudou este carro em 23/11/2026, 12:00. Agora há ${second} carros livres.`,
      reason: 'changed-meanwhile',
    });
  });

  it('of a kind that was not there, added by two people at once, are counted once', async () => {
    const [ana, rui] = [await dealerOf(), await dealerOf(HOME, 'Rui Sá')];
    const added = { paint: 'azul-fiorde', seen: 0 };
    const answers = await Promise.all([save(ana, 1, added), save(rui, 1, added)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { items } = await list(ana, { search: 'azul fiorde' });
    expect(items).toMatchObject([{ quantity: 1 }]);
  });

  it('withdrawn while a contract for one is signed go to one of the two', async () => {
    const dealer = await dealerOf();
    await setStock(api, { [HOME]: 1 });
    const approved = await approvedProposal(api);
    const [withdrawn, { id }] = await Promise.all([
      save(dealer, 0, { seen: 1 }),
      sign(api, approved),
    ]);
    const [delivery] = await api.db
      .select({ source: deliveries.source })
      .from(deliveries)
      .where(eq(deliveries.contractId, id));
    expect([
      [200, 'order'],
      [409, 'stock'],
    ]).toContainEqual([withdrawn.status, delivery?.source]);
    expect(await stockAt(api, HOME)).toBe(0);
  });

  it('that a signature reserved meanwhile stay, and the refusal names the contract', async () => {
    const dealer = await dealerOf();
    await setStock(api, { [HOME]: 1 });
    const { contract } = await signedContract(api);
    for (const seen of [1, 0]) {
      const { status, body } = await save(dealer, 0, { seen });
      expect([status, body]).toMatchObject([
        409,
        {
          message: `O contrato ${contract.number} reservou este carro em 23/11/2026, 12:00, e carro reservado não sai do estoque. Agora não há carro livre.`,
          reason: 'car-reserved',
        },
      ]);
    }
    expect((await list(dealer)).items).toMatchObject([{ state: 'reserved' }]);
  });

  it('come back from a contract that ended, even where their line is gone', async () => {
    const dealer = await dealerOf();
    const { contract } = await signedContract(api);
    await api.db.delete(stock);
    await api.db.transaction((tx) => releaseDelivery(api.ports, tx, contract));
    expect((await list(dealer)).items).toMatchObject([
      { state: 'free', quantity: 1, changed: { as: 'release' } },
    ]);
    expect((await save(dealer, 3, { seen: 0 })).body).toMatchObject({
      message:
        'O cancelamento de um contrato mudou este carro em 23/11/2026, 12:00. Agora há 1 carro livre.',
    });
  });

  it('are refused for cars that nobody can have, and numbers that are none', async () => {
    const dealer = await dealerOf();
    const [queued] = await api.db
      .select({ slug: vehicleVersions.slug })
      .from(vehicleVersions)
      .where(eq(vehicleVersions.modelSlug, 'serrana'));
    for (const [params, status] of [
      [{ version: 'fusca' }, 404],
      [{ paint: 'rosa' }, 404],
      [{ version: queued?.slug ?? '' }, 404],
      [{ version: '../x' }, 400],
    ] as const)
      expect((await save(dealer, 1, { seen: 0, ...params })).status).toBe(status);
    for (const quantity of [-1, 1.5, 10_001])
      expect((await save(dealer, quantity)).status).toBe(400);
    expect(await stockAt(api, HOME)).toBe(2);
  });

  it('belong to the dealers of their dealership alone', async () => {
    const elsewhere = await dealerOf(NEARBY, 'Rui Sá');
    expect((await list(elsewhere)).counts.free).toBe(4);
    // The same car in the other stock, where another number was seen.
    expect((await save(elsewhere, 9)).status).toBe(409);
    expect((await save(elsewhere, 9, { seen: 4 })).status).toBe(200);
    expect(await stockAt(api, HOME)).toBe(2);
    expect(await stockAt(api, NEARBY)).toBe(9);
    for (const [client, status] of [
      [await api.asRole('SELLER', { dealershipId: HOME }), 403],
      [await api.asRole('CONSULTANT', { rights: ['leads'] }), 403],
      [await api.asRole('customer'), 403],
      [api.asAnyone(), 401],
    ] as const) {
      expect((await client.send(listStockCars, {})).status).toBe(status);
      expect((await client.send(getStockChoices, {})).status).toBe(status);
      expect((await save(client, 0)).status).toBe(status);
    }
    expect(await stockAt(api, HOME)).toBe(2);
  });
});
