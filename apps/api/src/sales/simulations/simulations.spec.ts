import { randomUUID } from 'node:crypto';
import {
  createSimulation,
  deleteSimulation,
  getSimulation,
  listSimulations,
  signIn,
  updateBasket,
} from '@site/api-contract';
import { hashPassword } from '#platform/security/passwords';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { simulations } from './simulations.table';
import { basketOf, CHOICE, choose, MISSING, open, PLACE } from './testing/cart';

const api = testApi();

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

  it('stores a place to about a kilometer, however exactly it was sent', async () => {
    const visitor = api.asAnyone();
    const place = { ...PLACE, latitude: -25.42841234, longitude: -49.27331234 };
    const { data } = await visitor.send(createSimulation, {
      body: { clientType: 1, place },
    });
    expect(data.place).toEqual(PLACE);
    expect(await api.db.select().from(simulations)).toMatchObject([
      { latitude: -25.43, longitude: -49.27 },
    ]);
  });

  it('for a place that nobody delivers to is refused with the nearest one that is served', async () => {
    const place = { city: 'Manaus', state: 'AM', latitude: -3.119, longitude: -60.0217 };
    const { status, body } = await api
      .asAnyone()
      .send(createSimulation, { body: { clientType: 1, place } });
    const message =
      'Ainda não entregamos em Manaus. A loja mais próxima fica a 1.937 km, em Brasília.';
    expect(status).toBe(400);
    expect(body.message).toEqual(message);
    expect(body.fields).toEqual([{ key: 'City', message }]);
    expect(await api.db.select().from(simulations)).toEqual([]);
  });

  // Mails contain the name and go to addresses that anybody may type.
  it('for a place that no CEP and no dealership has is refused, whatever its name says (E3)', async () => {
    const place = { ...PLACE, city: 'Pague sua fatura em https://exemplo.test' };
    const { status, body } = await api
      .asAnyone()
      .send(createSimulation, { body: { clientType: 1, place } });
    expect(status).toBe(400);
    expect(body.fields).toEqual([
      {
        key: 'City',
        message: 'Não conhecemos essa cidade. Informe o CEP da entrega.',
      },
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
    expect(status).toBe(400);
    expect(body.message).toBe('Identificador de sessão inválido.');
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
