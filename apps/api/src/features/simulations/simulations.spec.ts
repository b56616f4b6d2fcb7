import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  type BasketChoice,
  createBasket,
  createSimulation,
  deleteSimulation,
  getSimulation,
  listSimulations,
  quoteChoice,
  signIn,
  type Simulation,
  updateBasket,
} from '@site/contracts';
import { DAY_MS } from '@site/contracts/brazil';
import { hashPassword } from '../../platform/passwords';
import { baskets, prices, priceTables, simulations, vehicleVersions } from '../../tables';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { replaceBasket } from './simulations.repository';

const api = testApi();
const PLACE = { city: 'Curitiba', state: 'PR', latitude: -25.4284, longitude: -49.2733 };
const CHOICE: BasketChoice = {
  versionSlug: 'aroeira-evolucao',
  paint: 'vermelho-ipe',
  term: 36,
  km: 1000,
  addOns: ['vidros-e-pneus'],
  dealershipId: null,
};
const MISSING = 'Não encontramos essa simulação. Comece outra pelo carro que você quer.';

const open = async (visitor: TestClient, clientType: 1 | 2 = 1): Promise<Simulation> =>
  (await visitor.send(createSimulation, { body: { clientType, place: PLACE } })).data;
const choose = (visitor: TestClient, id: string, change: Partial<BasketChoice> = {}) =>
  visitor.send(createBasket, { params: { id }, body: { ...CHOICE, ...change } });
const basketOf = (simulation: Simulation) => {
  if (!simulation.basket) throw new Error('The simulation has no basket');
  return simulation.basket;
};

describe('a simulation', () => {
  it('is opened by a visitor with a readable code and no basket', async () => {
    const visitor = api.asAnyone();
    const { status, data } = await visitor.send(createSimulation, {
      body: { clientType: 1, place: PLACE },
    });
    expect(status).toBe(201);
    expect(data).toEqual({
      id: expect.any(String),
      code: expect.stringMatching(/^RD-[2-9A-HJKMNP-Z]{4}-\d{2}$/),
      clientType: 1,
      place: PLACE,
      basket: null,
      createdAt: '2026-11-23T15:00:00.000Z',
    });
    expect((await visitor.send(getSimulation, { params: { id: data.id } })).data).toEqual(
      data,
    );
  });

  it('for a place that nobody delivers to is refused with the nearest one that is served', async () => {
    const place = { city: 'Manaus', state: 'AM', latitude: -3.119, longitude: -60.0217 };
    const { status, body } = await api
      .asAnyone()
      .send(createSimulation, { body: { clientType: 1, place } });
    const message =
      'Ainda não entregamos em Manaus. A loja mais próxima fica a 1.937 km, em Brasília.';
    expect([status, body.message, body.fields]).toEqual([
      400,
      message,
      [{ key: 'City', message }],
    ]);
    expect(await api.db.select().from(simulations)).toEqual([]);
  });

  it('with the same Idempotency-Key is opened once', async () => {
    const visitor = api.asAnyone();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = [];
    for (let index = 0; index < 3; index += 1)
      answers.push(
        await visitor.send(createSimulation, {
          body: { clientType: 1, place: PLACE },
          headers,
        }),
      );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect((await visitor.send(listSimulations, {})).data).toHaveLength(1);
  });

  it('needs a browser session when nobody is signed in', async () => {
    const visitor = api.asAnyone();
    const { status, body } = await visitor.send(createSimulation, {
      body: { clientType: 1, place: PLACE },
      headers: { 'x-session-id': '' },
    });
    expect([status, body.message]).toEqual([400, 'Identificador de sessão inválido.']);
    expect(
      (await visitor.send(listSimulations, { headers: { 'x-session-id': '' } })).data,
    ).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['client type 3', { clientType: 3 }, 'ClientType'],
    ['a latitude beyond the pole', { place: { ...PLACE, latitude: 91 } }, 'Latitude'],
    ['a state in lower case', { place: { ...PLACE, state: 'pr' } }, 'State'],
    ['a price of its own', { monthly: 1 }, 'monthly'],
    ['a user of its own', { userId: randomUUID() }, 'userId'],
  ])('with %s is refused', async (_what, change, key) => {
    const answer = await api.asAnyone().request({
      method: 'POST',
      url: '/api/v1/simulations',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ clientType: 1, place: PLACE, ...change }),
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.map((field) => field.key)).toContain(key);
  });

  it('is removed from the cart', async () => {
    const visitor = api.asAnyone();
    const { id } = await open(visitor);
    await choose(visitor, id);
    expect((await visitor.send(deleteSimulation, { params: { id } })).data).toEqual({
      ok: true,
    });
    expect((await visitor.send(listSimulations, {})).data).toEqual([]);
    expect((await visitor.send(getSimulation, { params: { id } })).status).toBe(404);
  });

  it('keeps the seller whose link brought the visitor, and unknown links count as nothing', async () => {
    const seller = await api.addUser({
      role: 'SELLER',
      dealershipId: 5,
      originAssistedSale: 'PAULISTA-01',
    });
    const links = [
      'dealerid=1',
      `dealerid=1&sellerid=${seller.id}`,
      'dealerid=1&vendaassistida=paulista-01',
      'dealerid=999',
      'sellerid=nada&vendaassistida=%27%3B--',
    ];
    const visitor = api.asAnyone();
    for (const link of links)
      await visitor.send(createSimulation, {
        body: { clientType: 1, place: PLACE },
        headers: { 'x-attribution': link },
      });
    const rows = await api.db.select().from(simulations).orderBy(simulations.createdAt);
    const found = rows
      .map(
        ({ dealershipId, sellerId, origin }) =>
          `${origin} ${dealershipId ?? '-'} ${sellerId ? 'seller' : '-'}`,
      )
      .sort();
    expect(found).toEqual([
      'link-da-loja 1 -',
      'link-da-loja 5 seller',
      'site - -',
      'site - -',
      'venda-assistida 5 seller',
    ]);
  });
});

describe('the cart', () => {
  it('of a visitor goes to the account that signs in, and leaves the browser', async () => {
    const visitor = api.asAnyone();
    const { id } = await open(visitor);
    await choose(visitor, id);
    const password = 'Ipe-Amarelo-2026';
    const customer = await api.asRole('customer', {
      email: 'ana@exemplo.test',
      passwordHash: await hashPassword(api.ports.config, password),
    });
    expect(
      (await visitor.send(signIn, { body: { email: 'ana@exemplo.test', password } }))
        .status,
    ).toBe(200);
    expect((await customer.send(listSimulations, {})).data.map((row) => row.id)).toEqual([
      id,
    ]);
    expect((await visitor.send(listSimulations, {})).data).toEqual([]);
    expect((await visitor.send(getSimulation, { params: { id } })).status).toBe(404);
  });

  it('is only looked at by a look: reading it moves nothing', async () => {
    const visitor = api.asAnyone();
    const { id } = await open(visitor);
    const customer = await api.asRole('customer');
    expect(
      (
        await customer.send(listSimulations, {
          headers: { 'x-session-id': visitor.sessionId },
        })
      ).data.map((row) => row.id),
    ).toEqual([id]);
    expect((await visitor.send(listSimulations, {})).data.map((row) => row.id)).toEqual([
      id,
    ]);
  });

  it('of one customer never goes to the next who uses the browser', async () => {
    const [first, second] = [await api.asRole('customer'), await api.asRole('customer')];
    await open(first);
    expect(
      (
        await second.send(listSimulations, {
          headers: { 'x-session-id': first.sessionId },
        })
      ).data,
    ).toEqual([]);
  });
});

describe('somebody else’s simulation', () => {
  it('answers every call like one that does not exist', async () => {
    const owner = await api.asRole('customer');
    const simulation = await open(owner);
    const basket = basketOf((await choose(owner, simulation.id)).data);
    const strangers: TestClient[] = [
      await api.asRole('customer'),
      api.asAnyone(),
      await api.asRole('DEALER'),
      await api.asRole('CONSULTANT'),
    ];
    for (const stranger of strangers) {
      for (const id of [simulation.id, randomUUID()]) {
        const answers = [
          await stranger.send(getSimulation, { params: { id } }),
          await stranger.send(deleteSimulation, { params: { id } }),
          await choose(stranger, id),
          await stranger.send(updateBasket, {
            params: { id, basketId: basket.id },
            body: { ...CHOICE, revision: 1 },
          }),
        ];
        expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
          answers.map(() => [404, MISSING]),
        );
      }
    }
    expect(
      (await owner.send(getSimulation, { params: { id: simulation.id } })).data.basket,
    ).toEqual(basket);
  });

  it('does not lend its basket to another simulation of the same customer', async () => {
    const owner = await api.asRole('customer');
    const [one, two] = [await open(owner), await open(owner)];
    const basket = basketOf((await choose(owner, one.id)).data);
    await choose(owner, two.id);
    expect(
      (
        await owner.send(updateBasket, {
          params: { id: two.id, basketId: basket.id },
          body: { ...CHOICE, revision: 1 },
        })
      ).status,
    ).toBe(404);
  });
});

describe('a basket', () => {
  it('answers with the whole breakdown of the server’s price', async () => {
    const visitor = api.asAnyone();
    const { id } = await open(visitor);
    const { status, data } = await choose(visitor, id, {
      addOns: ['vidros-e-pneus', 'entrega-em-casa'],
      dealershipId: '1',
    });
    expect(status).toBe(201);
    const basket = basketOf(data);
    expect(basket).toMatchObject({
      revision: 1,
      modelSlug: 'aroeira',
      modelName: 'Aroeira',
      versionName: 'Aroeira Evolução 1.0 Turbo AT',
      paintName: 'Vermelho Ipê',
      term: 36,
      km: 1000,
      dealershipId: '1',
      dealershipName: 'Rodar Batel',
      addOns: [
        { slug: 'vidros-e-pneus', name: 'Vidros e pneus' },
        { slug: 'entrega-em-casa', name: 'Entrega em casa' },
      ],
    });
    expect(basket.quote).toMatchObject({
      monthly: 2637,
      contractTotal: 95_322,
      extraKm: 0.7,
      deductible: 3000,
      priceTable: 'Tabela 2026-11',
      validUntil: '2026-11-30T15:00:00.000Z',
    });
    expect(basket.quote.lines.map(({ label, monthly }) => [label, monthly])).toEqual([
      ['Uso do carro', 1751.27],
      ['IPVA e licenciamento', 191.92],
      ['Seguro', 287.88],
      ['Revisões e assistência', 167.93],
      ['1.000 km por mês', 150],
      ['Vermelho Ipê', 39],
      ['Vidros e pneus', 49],
    ]);
    expect(basket.quote.oneOff).toEqual([
      { key: 'entrega-em-casa', label: 'Entrega em casa', amount: 390 },
    ]);
    expect(basket.quote.exitCosts[17]).toBe(9493.2);
  });

  it('keeps its price when a new price table comes, and a new choice takes the new one', async () => {
    const visitor = api.asAnyone();
    const { id } = await open(visitor);
    const before = basketOf((await choose(visitor, id)).data);
    const [version] = await api.db
      .select()
      .from(vehicleVersions)
      .where(eq(vehicleVersions.slug, 'aroeira-evolucao'));
    const [table] = await api.db
      .insert(priceTables)
      .values({ name: 'Tabela 2026-12', validFrom: new Date('2026-11-23T16:00:00Z') })
      .returning();
    try {
      const grid = [500, 1000].map((km) => ({
        priceTableId: table?.id ?? 0,
        versionId: version?.id ?? 0,
        personType: 'PF' as const,
        term: 36,
        km,
        monthlyCentavos: 100_000 + km,
      }));
      await api.db.insert(prices).values(grid);
      api.clock.advance(DAY_MS);
      expect((await visitor.send(getSimulation, { params: { id } })).data.basket).toEqual(
        before,
      );
      const { data } = await visitor.send(updateBasket, {
        params: { id, basketId: before.id },
        body: { ...CHOICE, revision: 1 },
      });
      expect(basketOf(data).quote).toMatchObject({
        monthly: 1098,
        priceTable: 'Tabela 2026-12',
        validUntil: '2026-12-01T15:00:00.000Z',
      });
    } finally {
      await api.db.delete(prices).where(eq(prices.priceTableId, table?.id ?? 0));
      await api.db.delete(priceTables).where(eq(priceTables.id, table?.id ?? 0));
    }
  });

  it('edited in two windows tells the second one what the first chose, and loses nothing (G3)', async () => {
    const visitor = api.asAnyone();
    const { id } = await open(visitor);
    const { id: basketId } = basketOf((await choose(visitor, id)).data);
    const edit = (change: Partial<BasketChoice>) =>
      visitor.send(updateBasket, {
        params: { id, basketId },
        body: { ...CHOICE, ...change, revision: 1 },
      });
    const first = await edit({ term: 48, paint: 'azul-fiorde' });
    expect(basketOf(first.data)).toMatchObject({ revision: 2, term: 48 });
    const second = await edit({ km: 3000 });
    expect(second.status).toBe(409);
    expect(second.body.message).toBe(
      'Esta simulação mudou em outra janela. Agora ela está assim: Aroeira Evolução 1.0 Turbo AT, Azul Fiorde, 48 meses, 1.000 km por mês.',
    );
    expect(second.body.notifications).toContainEqual({
      key: 'Term',
      message: '48 meses',
    });
    expect((await visitor.send(getSimulation, { params: { id } })).data).toEqual(
      first.data,
    );
  });

  it('edited ten times at once changes once', async () => {
    const visitor = api.asAnyone();
    const { id } = await open(visitor);
    const { id: basketId } = basketOf((await choose(visitor, id)).data);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        visitor.send(updateBasket, {
          params: { id, basketId },
          body: { ...CHOICE, term: 24, revision: 1 },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });

  it('stays as a proposal read it, when an edit comes in at the same moment (security-requirements G2)', async () => {
    const visitor = api.asAnyone();
    const { id } = await open(visitor);
    await choose(visitor, id);
    const [read] = await api.db.select().from(baskets);
    if (!read) throw new Error('No basket');
    await api.db.update(simulations).set({ contractedAt: api.clock.now() });
    const owner = { userId: null, sessionId: visitor.sessionId };
    expect(await replaceBasket(api.db, owner, read, { term: 48 })).toBe(false);
    expect(await api.db.select().from(baskets)).toEqual([read]);
    await api.db.update(simulations).set({ contractedAt: null });
    expect(
      await replaceBasket(api.db, { ...owner, sessionId: randomUUID() }, read, {
        term: 48,
      }),
    ).toBe(false);
    expect(await replaceBasket(api.db, owner, read, { term: 48, revision: 2 })).toBe(
      true,
    );
    expect(await replaceBasket(api.db, owner, read, { term: 12 })).toBe(false);
  });

  it('is one for each simulation, also when clicked twice', async () => {
    const visitor = api.asAnyone();
    const { id } = await open(visitor);
    const answers = await Promise.all([choose(visitor, id), choose(visitor, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await api.db.select().from(baskets)).toHaveLength(1);
  });

  it.each<[string, 1 | 2, Partial<BasketChoice>, { key: string; message: string }]>([
    [
      'the Lume with 3000 km',
      1,
      { versionSlug: 'lume-eletrico', km: 3000 },
      { key: 'Km', message: 'Lume não tem o pacote de 3.000 km por mês. Escolha outro.' },
    ],
    [
      'the Mascate for a person',
      1,
      { versionSlug: 'mascate-eletrico' },
      { key: 'Version', message: 'Mascate é só para empresas. Escolha outro carro.' },
    ],
    [
      'an unknown version',
      1,
      { versionSlug: 'fusca' },
      { key: 'Version', message: 'Esse carro não está à venda. Escolha outro.' },
    ],
    [
      'an unknown colour',
      2,
      { paint: 'rosa-choque' },
      { key: 'Color', message: 'Aroeira não tem essa cor. Escolha outra.' },
    ],
    [
      'an unknown add-on',
      1,
      { addOns: ['teto-solar'] },
      { key: 'AddOn', message: 'Um dos opcionais não existe mais. Escolha de novo.' },
    ],
    [
      'an unknown dealership',
      1,
      { dealershipId: '999' },
      { key: 'Dealership', message: 'Essa loja não está disponível. Escolha outra.' },
    ],
  ])(
    'with %s is refused with a notification',
    async (_what, clientType, change, notification) => {
      const visitor = api.asAnyone();
      const { id } = await open(visitor, clientType);
      const { status, body } = await choose(visitor, id, change);
      expect([status, body.message, body.notifications]).toEqual([
        400,
        notification.message,
        [notification],
      ]);
      expect(await api.db.select().from(baskets)).toEqual([]);
    },
  );

  it('with the Mascate for a company costs 97 %', async () => {
    const visitor = api.asAnyone();
    const { id } = await open(visitor, 2);
    const { data } = await choose(visitor, id, {
      versionSlug: 'mascate-eletrico',
      km: 1500,
      paint: 'branco-nuvem',
      addOns: [],
    });
    expect(basketOf(data).quote.monthly).toBe(5239);
  });

  it.each<[string, Record<string, unknown>]>([
    ['13 months', { term: 13 }],
    ['a term as text', { term: '36' }],
    ['700 km', { km: 700 }],
    ['a price', { monthly: 1 }],
    ['21 add-ons', { addOns: Array.from({ length: 21 }, () => 'pelicula') }],
    ['a dealership id beyond int4', { dealershipId: '99999999999' }],
    ['a version with a quote', { versionSlug: "lira' or 1=1" }],
  ])('with %s is refused before it is priced', async (_what, change) => {
    const visitor = api.asAnyone();
    const { id } = await open(visitor);
    const answer = await visitor.request({
      method: 'POST',
      url: `/api/v1/simulations/${id}/baskets`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ ...CHOICE, ...change }),
    });
    expect(answer.status).toBe(400);
  });
});

describe('a quote', () => {
  const ask = (
    change: Partial<
      BasketChoice & { clientType: 1 | 2; latitude: number; longitude: number }
    > = {},
  ) =>
    api.asAnyone().send(quoteChoice, {
      body: {
        ...CHOICE,
        clientType: 1,
        latitude: PLACE.latitude,
        longitude: PLACE.longitude,
        ...change,
      },
    });

  it('prices a choice and stores nothing', async () => {
    const { status, data } = await ask();
    expect([status, data.monthly]).toEqual([200, 2637]);
    expect(await api.db.select().from(simulations)).toEqual([]);
  });

  it('promises 7 business days from stock near the place, 45 to order and the queue for the Serrana', async () => {
    const far = { latitude: -9.97, longitude: -67.8 };
    expect((await ask({ ...far })).data.delivery).toEqual({
      kind: 'order',
      businessDays: 45,
      date: expect.stringMatching(/^2027-/),
    });
    expect((await ask({ versionSlug: 'serrana-mirante' })).data.delivery.kind).toBe(
      'queue',
    );
    const stocked = (
      await ask({
        versionSlug: 'lira-trilha',
        paint: 'branco-nuvem',
        latitude: -23.5505,
        longitude: -46.6333,
      })
    ).data.delivery;
    expect(['stock', 'order']).toContain(stocked.kind);
  });

  it('refuses what does not fit with notifications', async () => {
    expect(
      (await ask({ versionSlug: 'lume-eletrico', km: 3000 })).body.notifications,
    ).toEqual([
      { key: 'Km', message: 'Lume não tem o pacote de 3.000 km por mês. Escolha outro.' },
    ]);
  });
});
