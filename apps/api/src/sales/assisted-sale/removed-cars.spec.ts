import { eq } from 'drizzle-orm';
import {
  addAssistedSimulation,
  type AssistedCart,
  decideSharing,
  getAssistedCart,
  inviteCustomer,
  listSimulations,
  openInvitation,
  removeAssistedSimulation,
  restoreAssistedSimulation,
  startAssistedCart,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { simulations } from '../simulations/simulations.table';
import { sharedCarts } from './shared-carts.table';
import {
  choice,
  OVER,
  ownCar,
  place,
  prepared,
  type Seller,
  shared,
  UNLIMITED,
  vera,
  yes,
} from './testing/carts';

const api = testApi({
  config: { RATE_INVITATIONS: UNLIMITED, RATE_SIMULATIONS: UNLIMITED },
});
const GONE = 'Não encontramos essa simulação. Comece outra pelo carro que você quer.';

/** The cart of a new assisted sale with a car for each term. */
async function begun(seller: Seller, terms: readonly (24 | 36 | 48)[]) {
  const { id } = (await seller.send(startAssistedCart, { body: { customerName: 'Ana' } }))
    .data;
  for (const term of terms) {
    api.clock.advance(1000); // the cart keeps the order of adding
    await seller.send(addAssistedSimulation, {
      params: { id },
      body: { clientType: 1, place, choice: { ...choice, term } },
    });
  }
  return (await seller.send(getAssistedCart, { params: { id } })).data;
}

const paramsOf = ({ id, simulations: [first] }: AssistedCart) => ({
  id,
  simulationId: first?.id ?? '',
});
const remove = (who: TestClient, params: { id: string; simulationId: string }) =>
  who.send(removeAssistedSimulation, { params });
const restore = (who: TestClient, params: { id: string; simulationId: string }) =>
  who.send(restoreAssistedSimulation, { params });
/** The session of a seller ends before a day has passed. */
const removedAgo = ({ simulations: [first] }: AssistedCart, ms: number) =>
  api.db
    .update(simulations)
    .set({ removedAt: new Date(api.clock.now().getTime() - ms) })
    .where(eq(simulations.id, first?.id ?? ''));
const terms = (cart: AssistedCart) => cart.simulations.map(({ basket }) => basket?.term);

describe('a car that a seller takes out of a cart in preparation', () => {
  it('is gone, and comes back as it was within a day', async () => {
    const seller = await vera(api);
    const cart = await begun(seller, [36, 48]);
    expect(terms((await remove(seller, paramsOf(cart))).data)).toEqual([48]);
    await removedAgo(cart, DAY_MS - 1000);
    const { data } = await restore(seller, paramsOf(cart));
    expect(data.simulations).toEqual(cart.simulations);
    expect(data.history.slice(0, 2).map(({ by, kind }) => `${by} ${kind}`)).toEqual([
      'seller restored',
      'seller removed',
    ]);
  });

  it('leaves an empty cart when it was the last, and is refused a second time', async () => {
    const seller = await vera(api);
    const cart = await begun(seller, [36]);
    expect((await remove(seller, paramsOf(cart))).data.simulations).toEqual([]);
    const again = await remove(seller, paramsOf(cart));
    expect(again.status).toBe(404);
    expect(again.body.message).toEqual(GONE);
  });

  it('comes back no more after a day', async () => {
    const seller = await vera(api);
    const cart = await begun(seller, [36, 48]);
    await remove(seller, paramsOf(cart));
    await removedAgo(cart, DAY_MS);
    const { status, body } = await restore(seller, paramsOf(cart));
    expect(status).toBe(404);
    expect(body.message).toEqual(GONE);
  });

  it('is not among what the customer accepts, and stays nobody’s', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const cart = await begun(seller, [36, 48]);
    await remove(seller, paramsOf(cart));
    const { code } = (
      await seller.send(inviteCustomer, {
        params: { id: cart.id },
        body: { email: null },
      })
    ).data;
    const { data } = await customer.send(openInvitation, { body: { code } });
    expect(data.simulations.map(({ basket }) => basket?.term)).toEqual([48]);
    await customer.send(decideSharing, { body: { ...yes, code } });
    expect((await customer.send(listSimulations, {})).data).toHaveLength(1);
    const [removed] = await api.db
      .select()
      .from(simulations)
      .where(eq(simulations.id, paramsOf(cart).simulationId));
    expect(removed?.sessionId).toBe(`convite:${cart.id}`);
  });

  it('stays when an invitation leads to it alone', async () => {
    const seller = await vera(api);
    const { cart } = await prepared(seller);
    const { status, body } = await remove(seller, paramsOf(cart));
    expect(status).toBe(409);
    expect(body.reason).toBe('cart-empty');
    expect(body.message).toBe(
      'O convite que está com o cliente precisa de um carro. Inclua outro antes de tirar este.',
    );
    const params = { id: cart.id };
    expect(
      (await seller.send(getAssistedCart, { params })).data.simulations,
    ).toHaveLength(1);
    await api.db
      .update(sharedCarts)
      .set({ codeExpiresAt: api.clock.now() })
      .where(eq(sharedCarts.id, cart.id));
    expect((await remove(seller, paramsOf(cart))).data.simulations).toEqual([]);
  });
});

describe('a car of a cart that its customer has accepted', () => {
  it('is taken out by the customer alone, whoever put it there', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const cart = await shared(seller, customer);
    const own = await ownCar(customer);
    for (const simulationId of [cart.simulations[0]?.id ?? '', own.id])
      for (const call of [remove, restore]) {
        const { status, body } = await call(seller, { id: cart.id, simulationId });
        expect(status).toBe(409);
        expect(body.reason).toBe('cart-accepted');
        expect(body.message).toBe(
          'O cliente já aceitou o atendimento. Agora só ele tira um carro do carrinho.',
        );
      }
    expect((await customer.send(listSimulations, {})).data).toHaveLength(2);
  });
});

describe('a car of somebody else', () => {
  it('is not found: neither in another seller’s cart nor through one’s own', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const other = await api.asRole('SELLER', { dealershipId: 1 });
    const [cart, others] = [await begun(seller, [36, 48]), await begun(other, [36])];
    const own = await ownCar(customer);
    for (const call of [remove, restore]) {
      const foreign = await call(other, paramsOf(cart));
      expect(foreign.status).toBe(404);
      expect(foreign.body.message).toEqual(OVER);
      for (const simulationId of [own.id, paramsOf(cart).simulationId]) {
        const { status, body } = await call(other, { id: others.id, simulationId });
        expect(status).toBe(404);
        expect(body.message).toEqual(GONE);
      }
    }
    expect((await customer.send(listSimulations, {})).data).toHaveLength(1);
    const params = { id: cart.id };
    expect(
      (await seller.send(getAssistedCart, { params })).data.simulations,
    ).toHaveLength(2);
  });

  it('is not found with an id that is none: the answer names the field and a trace', async () => {
    const { status, body } = await remove(await vera(api), {
      id: 'x',
      simulationId: 'y',
    });
    expect(status).toBe(400);
    expect(body.traceId).toMatch(/./);
    expect(body.fields?.map(({ key }) => key).sort()).toEqual(['Id', 'SimulationId']);
  });
});
