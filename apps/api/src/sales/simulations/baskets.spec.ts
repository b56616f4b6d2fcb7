import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type BasketChoice, getSimulation, updateBasket } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { prices, priceTables } from '../../catalog/price-tables/prices.table';
import { vehicleVersions } from '../../catalog/vehicles/vehicles.table';
import { testApi } from '../../testing/api';
import { baskets } from './baskets.table';
import { replaceBasket } from './cart-writes.repository';
import { simulations } from './simulations.table';
import { basketOf, CHOICE, choose, open } from './testing/cart';
import { contractedAt } from './testing/contracted-at';

const api = testApi();

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
      dealershipPlace: 'Curitiba, PR',
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

  it('takes no car that comes by the queue: its price is that of the day of the call', async () => {
    const visitor = api.asAnyone();
    const { id } = await open(visitor);
    const refused = {
      key: 'Version',
      message:
        'O Serrana é só na pré-reserva: vale o preço do dia da sua vez. Entre na fila para guardar o seu lugar.',
    };
    const added = await choose(visitor, id, { versionSlug: 'serrana-mirante' });
    expect(added.status).toBe(400);
    expect(added.body.notifications).toEqual([refused]);
    const basket = basketOf((await choose(visitor, id)).data);
    const changed = await visitor.send(updateBasket, {
      params: { id, basketId: basket.id },
      body: { ...CHOICE, versionSlug: 'serrana-mirante', revision: 1 },
    });
    expect(changed.status).toBe(400);
    expect(changed.body.notifications).toEqual([refused]);
  });

  it('moves to another place with its dealership at the same price, and to no unknown one', async () => {
    const visitor = api.asAnyone();
    const { id } = await open(visitor);
    const basket = basketOf((await choose(visitor, id)).data);
    const place = {
      city: 'São Paulo',
      state: 'SP',
      latitude: -23.55,
      longitude: -46.63,
    };
    const move = (changes: object) =>
      visitor.send(updateBasket, {
        params: { id, basketId: basket.id },
        body: { ...CHOICE, revision: 1, place: { ...place, ...changes } },
      });
    const unknown = await move({ city: 'Lugar Nenhum' });
    expect(unknown.status).toBe(400);
    expect(unknown.body.fields).toEqual([
      { key: 'City', message: 'Não conhecemos essa cidade. Informe o CEP da entrega.' },
    ]);
    const { status, data } = await move({});
    expect(status).toBe(200);
    expect(data.place).toEqual(place);
    expect(basketOf(data).quote.monthly).toBe(basket.quote.monthly);
    const read = await visitor.send(getSimulation, { params: { id } });
    expect(read.data.place).toEqual(place);
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
        contractedAt(api.clock.now(), before),
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
      {
        key: 'Km',
        message: 'O Lume não tem o pacote de 3.000 km por mês. Escolha outro.',
      },
    ],
    [
      'the Mascate for a person',
      1,
      { versionSlug: 'mascate-eletrico' },
      { key: 'Version', message: 'O Mascate é só para empresas. Escolha outro carro.' },
    ],
    [
      'an unknown version',
      1,
      { versionSlug: 'fusca' },
      { key: 'Version', message: 'Esse carro não está à venda. Escolha outro.' },
    ],
    [
      'an unknown color',
      2,
      { paint: 'rosa-choque' },
      { key: 'Color', message: 'O Aroeira não tem essa cor. Escolha outra.' },
    ],
    [
      'an unknown add-on',
      1,
      { addOns: ['teto-solar'] },
      { key: 'AddOn', message: 'Um dos opcionais saiu de venda. Escolha de novo.' },
    ],
    [
      'income protection for a company',
      2,
      { addOns: ['vidros-e-pneus', 'protecao-de-renda'] },
      {
        key: 'AddOn',
        message:
          'Proteção de renda é só para pessoas físicas. Tire esse opcional da simulação.',
      },
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
      expect(status).toBe(400);
      expect(body.message).toEqual(notification.message);
      expect(body.notifications).toEqual([notification]);
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
