import { eq } from 'drizzle-orm';
import {
  addAssistedSimulation,
  createBasket,
  createSimulation,
  endAssistedCart,
  endSharedCart,
  getAssistedCart,
  getSharedCart,
  inviteCustomer,
  listAssistedCarts,
  listSimulations,
  quoteAssistedChange,
  signIn,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { hashPassword } from '#platform/security/passwords';
import { users } from '../../identity/accounts/accounts.table';
import { testApi } from '../../testing/api';
import { simulations } from '../simulations/simulations.table';
import { sharedCarts } from './shared-carts.table';
import {
  beto,
  choice,
  edit,
  OVER,
  ownCar,
  place,
  prepared,
  shared,
  UNLIMITED,
  vera,
} from './testing/carts';

const api = testApi({
  config: { RATE_INVITATIONS: UNLIMITED, RATE_SIMULATIONS: UNLIMITED },
});

describe('somebody else’s cart', () => {
  it('is not found by another seller, of the same dealership or another one, nor after a change of dealership', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const cart = await shared(seller, customer);
    const others = [await beto(api), await api.asRole('SELLER', { dealershipId: 1 })];
    for (const other of others) {
      const params = { id: cart.id };
      const answers = [
        await other.send(getAssistedCart, { params }),
        await other.send(endAssistedCart, { params }),
        await other.send(inviteCustomer, { params, body: { email: null } }),
        await other.send(addAssistedSimulation, {
          params,
          body: { clientType: 1, place, choice },
        }),
        await edit(other, cart, cart.simulations[0], { term: 48 }),
        await other.send(quoteAssistedChange, {
          params: { id: cart.id, simulationId: cart.simulations[0]?.id ?? '' },
          body: choice,
        }),
      ];
      for (const { status, body } of answers)
        expect([status, body.message]).toEqual([404, OVER]);
      expect((await other.send(listAssistedCarts, {})).data).toEqual([]);
    }
    await api.db.execute(
      `update users set dealership_id = 2 where id = '${seller.userId}'`,
    );
    expect((await seller.send(getAssistedCart, { params: { id: cart.id } })).status).toBe(
      404,
    );
  });

  it('is not reached through one’s own: a simulation of another customer is not found', async () => {
    const [seller, ana, rui] = [await vera(api), api.asAnyone(), api.asAnyone()];
    const cart = await shared(seller, ana);
    const other = await ownCar(rui);
    expect((await edit(seller, cart, other, { term: 48 })).status).toBe(404);
    const quoted = await seller.send(quoteAssistedChange, {
      params: { id: cart.id, simulationId: other.id },
      body: choice,
    });
    expect(quoted.status).toBe(404);
    expect(quoted.body.message).toEqual(OVER);
    expect(
      (await seller.send(getAssistedCart, { params: { id: cart.id } })).data.simulations,
    ).toHaveLength(1);
    expect((await rui.send(getSharedCart, {})).data).toBeNull();
    expect((await rui.send(endSharedCart, {})).status).toBe(404);
  });

  it('can’t be owned by sending its name as a session', async () => {
    const { cart } = await prepared(await vera(api));
    const visitor = api.asAnyone();
    for (const session of [`convite:${cart.id}`, cart.id]) {
      const { status, data } = await visitor.send(listSimulations, {
        headers: { 'x-session-id': session },
      });
      expect(status === 400 || data.length === 0).toBe(true);
    }
  });
});

describe('who gets the sale', () => {
  const creditOf = async (code: string | undefined) =>
    (
      await api.db
        .select()
        .from(simulations)
        .where(eq(simulations.code, code ?? ''))
    )[0];

  it('an assisted sale wins over the link of another dealership, when the seller is along', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const headers = { 'x-attribution': 'dealerid=2' };
    const before = (
      await customer.send(createSimulation, { body: { clientType: 1, place }, headers })
    ).data;
    await customer.send(createBasket, { params: { id: before.id }, body: choice });
    const cart = await shared(seller, customer);
    const during = (
      await customer.send(createSimulation, { body: { clientType: 1, place }, headers })
    ).data;
    expect(await creditOf(before.code)).toMatchObject({
      dealershipId: 2,
      origin: 'link-da-loja',
    });
    expect(await creditOf(during.code)).toMatchObject({
      dealershipId: 1,
      sellerId: seller.userId,
      origin: 'venda-assistida',
    });
    expect(await creditOf(cart.simulations[0]?.code)).toMatchObject({
      sellerId: seller.userId,
      origin: 'venda-assistida',
    });
    const { data } = await seller.send(getAssistedCart, { params: { id: cart.id } });
    await edit(
      seller,
      cart,
      data.simulations.find(({ code }) => code === before.code),
      { term: 48 },
    );
    expect(await creditOf(before.code)).toMatchObject({
      dealershipId: 1,
      sellerId: seller.userId,
      origin: 'venda-assistida',
    });
  });

  it.each([
    ['left the dealership', { dealershipId: 2 }],
    ['sells no more', { role: 'CONSULTANT' as const }],
    ['may not sign in any more', { disabledAt: new Date(0) }],
  ])(
    'a seller who %s gets nothing more of a cart that they were let into',
    async (_what, change) => {
      const [seller, customer] = [await vera(api), api.asAnyone()];
      await shared(seller, customer);
      await api.db.update(users).set(change).where(eq(users.id, seller.userId));
      expect(await creditOf((await ownCar(customer)).code)).toMatchObject({
        dealershipId: null,
        sellerId: null,
        origin: 'site',
      });
    },
  );

  it('a sharing that ran out counts no more, also before the cleaning has marked it', async () => {
    const customer = api.asAnyone();
    await shared(await vera(api), customer);
    api.clock.advance(30 * DAY_MS);
    expect(await creditOf((await ownCar(customer)).code)).toMatchObject({
      sellerId: null,
      origin: 'site',
    });
  });

  it('a link alone lets nobody into a cart', async () => {
    const [seller, customer] = [
      await api.asRole('SELLER', { dealershipId: 1, originAssistedSale: 'BATEL-VERA' }),
      api.asAnyone(),
    ];
    await customer.send(createSimulation, {
      body: { clientType: 1, place },
      headers: { 'x-attribution': 'vendaassistida=BATEL-VERA' },
    });
    expect((await seller.send(listAssistedCarts, {})).data).toEqual([]);
    expect((await seller.send(listSimulations, {})).data).toEqual([]);
  });
});

describe('signing in', () => {
  const PASSWORD = 'Ipe-Amarelo-2026';
  const person = async (email: string) =>
    api.addUser({ email, passwordHash: await hashPassword(api.ports.config, PASSWORD) });

  it('takes the sharing along with the cart', async () => {
    const [seller, visitor] = [await vera(api), api.asAnyone()];
    await person('ana@exemplo.test');
    const cart = await shared(seller, visitor);
    visitor.token = (
      await visitor.send(signIn, {
        body: { email: 'ana@exemplo.test', password: PASSWORD },
      })
    ).data.token;
    expect((await visitor.send(getSharedCart, {})).data).toMatchObject({
      state: 'live',
      id: cart.id,
    });
    expect(
      (await seller.send(getAssistedCart, { params: { id: cart.id } })).data.simulations,
    ).toHaveLength(1);
    visitor.token = '';
    expect((await visitor.send(getSharedCart, {})).data).toBeNull();
  });

  it('ends the older of two', async () => {
    const [first, second, visitor] = [await vera(api), await beto(api), api.asAnyone()];
    const { id } = await person('ana@exemplo.test');
    const old = await shared(first, api.asAnyone());
    await api.db
      .update(sharedCarts)
      .set({ userId: id, sessionId: null })
      .where(eq(sharedCarts.id, old.id));
    const cart = await shared(second, visitor);
    visitor.token = (
      await visitor.send(signIn, {
        body: { email: 'ana@exemplo.test', password: PASSWORD },
      })
    ).data.token;
    expect((await visitor.send(getSharedCart, {})).data?.id).toBe(cart.id);
    expect((await first.send(getAssistedCart, { params: { id: old.id } })).status).toBe(
      404,
    );
  });
});
