import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import {
  addAssistedSimulation,
  deleteSimulation,
  getAssistedCart,
  getSharedCart,
  listSimulations,
  restoreSimulation,
  sendProposal,
  startAssistedCart,
  updateBasket,
} from '@site/api-contract';
import { testApi } from '../../testing/api';
import { ORDER, readyCustomer } from '../proposals/testing/ready-customer';
import { baskets } from '../simulations/baskets.table';
import { choice, edit, ownCar, place, shared, UNLIMITED, vera } from './testing/carts';

const api = testApi({
  config: { RATE_INVITATIONS: UNLIMITED, RATE_SIMULATIONS: UNLIMITED },
});
const MINUTE = 60_000;

describe('in a shared cart', () => {
  it('both change the same simulation, and the history says who, what, from and to', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const cart = await shared(seller, customer);
    const [first] = cart.simulations;
    api.clock.advance(10 * MINUTE);
    const changed = (await edit(seller, cart, first, { term: 48 })).data;
    expect(changed.simulations[0]?.basket).toMatchObject({ term: 48, revision: 2 });
    const [same] = (await customer.send(listSimulations, {})).data;
    expect(same?.basket).toMatchObject({ term: 48, revision: 2 });
    await customer.send(updateBasket, {
      params: { id: same?.id ?? '', basketId: same?.basket?.id ?? '' },
      body: { ...choice, term: 48, addOns: [], revision: 2 },
    });
    const { history } = (await customer.send(getSharedCart, {})).data ?? { history: [] };
    expect(history.map(({ by, kind }) => `${by} ${kind}`)).toEqual([
      'customer changed',
      'seller changed',
      'customer accepted',
      'seller added',
    ]);
    expect(history[1]).toMatchObject({
      at: '2026-11-23T15:10:00.000Z',
      simulationCode: first?.code,
      modelName: 'Aroeira',
      changes: [
        { key: 'Term', from: '36 meses', to: '48 meses' },
        {
          key: 'Price',
          from: 'R$ 2.637,00 por mês',
          to: expect.stringMatching(/^R\$ .+ por mês$/) as string,
        },
      ],
    });
    expect(history[0]?.changes).toContainEqual({
      key: 'AddOn',
      from: expect.any(String) as string,
      to: 'nenhum',
    });
    expect(
      (await seller.send(getAssistedCart, { params: { id: cart.id } })).data.history,
    ).toEqual(history);
  });

  it('a change of the dealership is told with city and UF', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const cart = await shared(seller, customer);
    const [first] = cart.simulations;
    await edit(seller, cart, first, { dealershipId: '1' });
    const { history } = (await customer.send(getSharedCart, {})).data ?? { history: [] };
    expect(history[0]?.changes).toEqual([
      { key: 'Dealership', from: 'sem escolha', to: 'Rodar Batel, em Curitiba, PR' },
    ]);
  });

  it('another day of delivery is told with both days and where the car comes from', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const cart = await shared(seller, customer);
    await api.db.update(baskets).set({
      quote: sql`jsonb_set(${baskets.quote}, '{delivery}', '{"kind":"order","businessDays":45}')`,
    });
    await edit(seller, cart, cart.simulations[0], { term: 48 });
    const { history } = (await customer.send(getSharedCart, {})).data ?? { history: [] };
    expect(history[0]?.changes.find(({ key }) => key === 'Delivery')).toEqual({
      key: 'Delivery',
      from: '27/01/2027 (sob encomenda)',
      to: '02/12/2026 (pronta entrega)',
    });
  });

  it('no change of the dealership is told where only an older choice lacks its city', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const cart = await shared(seller, customer);
    const changed = (await edit(seller, cart, cart.simulations[0], { dealershipId: '1' }))
      .data;
    await api.db
      .update(baskets)
      .set({ choice: sql`${baskets.choice} - 'dealershipPlace'` });
    await edit(seller, cart, changed.simulations[0], { dealershipId: '1', term: 48 });
    const { history } = (await customer.send(getSharedCart, {})).data ?? { history: [] };
    expect(history[0]?.changes.map(({ key }) => key)).toEqual(['Term', 'Price']);
  });

  it('an edit of an older state is refused with the newer one, on either side', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const cart = await shared(seller, customer);
    const [first] = cart.simulations;
    await customer.send(updateBasket, {
      params: { id: first?.id ?? '', basketId: first?.basket?.id ?? '' },
      body: { ...choice, term: 24, revision: 1 },
    });
    const { status, body } = await edit(seller, cart, first, { term: 48 });
    expect(status).toBe(409);
    expect(body.notifications).toEqual(
      expect.arrayContaining([
        { key: 'Term', message: '24 meses' },
        { key: 'Revision', message: '2' },
      ]),
    );
  });

  it('the refusal says who of the other side was faster, and when', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const cart = await shared(seller, customer);
    const [first] = cart.simulations;
    api.clock.advance(10 * MINUTE);
    const change = (term: 24 | 48, revision: number) =>
      customer.send(updateBasket, {
        params: { id: first?.id ?? '', basketId: first?.basket?.id ?? '' },
        body: { ...choice, term, revision },
      });
    await change(24, 1);
    const late = await edit(seller, cart, first, { term: 48 });
    expect(late.body.message).toMatch(
      /^Ana mudou esta simulação em 23\/11\/2026, 12:10\. Agora ela está assim: .+, 24 meses/,
    );
    expect((await change(48, 1)).body.message).toMatch(
      /^Esta simulação mudou em outra janela\. Agora/,
    );
  });

  it('a proposal of an older state is refused with the seller who changed it', async () => {
    const [seller, customer] = [await vera(api), await readyCustomer(api)];
    const cart = await shared(seller, customer);
    const [first] = cart.simulations;
    api.clock.advance(10 * MINUTE);
    await edit(seller, cart, first, { term: 48 });
    const { status, body } = await customer.send(sendProposal, {
      params: { id: first?.id ?? '' },
      body: { ...ORDER, basketId: first?.basket?.id ?? '', revision: 1 },
    });
    expect([status, body.message]).toEqual([
      409,
      'Vera Nunes mudou esta simulação em 23/11/2026, 12:10. Confira a escolha e o preço antes de enviar.',
    ]);
  });

  it('of two edits at once one wins', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const cart = await shared(seller, customer);
    const [first] = cart.simulations;
    const answers = await Promise.all([
      edit(seller, cart, first, { term: 48 }),
      customer.send(updateBasket, {
        params: { id: first?.id ?? '', basketId: first?.basket?.id ?? '' },
        body: { ...choice, term: 24, revision: 1 },
      }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('what is added, removed and brought back stands in the history', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const cart = await shared(seller, customer);
    const { id } = await ownCar(customer);
    await customer.send(deleteSimulation, { params: { id } });
    await customer.send(restoreSimulation, { params: { id } });
    const { history } = (await seller.send(getAssistedCart, { params: { id: cart.id } }))
      .data;
    expect(history.slice(0, 3).map(({ by, kind }) => `${by} ${kind}`)).toEqual([
      'customer restored',
      'customer removed',
      'customer added',
    ]);
  });

  it('an edit that changes nothing leaves no line', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const cart = await shared(seller, customer);
    const { data } = await edit(seller, cart, cart.simulations[0]);
    expect(data.history.map(({ kind }) => kind)).toEqual(['accepted', 'added']);
  });

  it('the seller never sends the proposal', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const [simulation] = (await shared(seller, customer)).simulations;
    const body = {
      basketId: simulation?.basket?.id ?? '',
      revision: 1,
      paymentMethod: 'pix',
      dueDay: 10,
      income: 9000,
      acceptedSummary: true,
    } as const;
    const { status } = await seller.send(sendProposal, {
      params: { id: simulation?.id ?? '' },
      body,
    });
    expect([403, 404]).toContain(status);
  });

  it('the price is the server’s: nobody sends one', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const cart = await shared(seller, customer);
    expect(
      (await edit(seller, cart, cart.simulations[0], { monthly: 1 })).body.fields,
    ).toEqual([{ key: 'monthly', message: 'Campo desconhecido.' }]);
  });
});

describe('the car that a seller puts into a cart', () => {
  const handedOverBy = async (where: typeof place, dealershipId: string | null) => {
    const seller = await vera(api);
    const { id } = (
      await seller.send(startAssistedCart, { body: { customerName: 'Ana' } })
    ).data;
    const { data } = await seller.send(addAssistedSimulation, {
      params: { id },
      body: { clientType: 1, place: where, choice: { ...choice, dealershipId } },
    });
    return data.simulations[0]?.basket?.dealershipName;
  };
  const curitiba = {
    ...{ city: 'Curitiba', state: 'PR' },
    ...{ latitude: -25.4284, longitude: -49.2733 },
  };

  it('is handed over by the seller’s own dealership where that serves the place', async () => {
    expect(await handedOverBy(curitiba, null)).toBe('Rodar Batel');
  });

  it('is left to the nearest one elsewhere, and to another that was chosen', async () => {
    expect(await handedOverBy(place, null)).toBeNull();
    expect(await handedOverBy(curitiba, '5')).toBe('Rodar Paulista');
  });

  it('stands in the cart once when it is sent again after a lost answer', async () => {
    const seller = await vera(api);
    const { id } = (
      await seller.send(startAssistedCart, { body: { customerName: 'Ana' } })
    ).data;
    const send = (key: string) =>
      seller.send(addAssistedSimulation, {
        params: { id },
        body: { clientType: 1, place, choice },
        headers: { 'idempotency-key': key },
      });
    const key = randomUUID();
    const running = await Promise.all([send(key), send(key)]);
    for (const { status, body } of running)
      expect([status, body.reason]).toEqual(
        status === 201 ? [201, undefined] : [409, 'request-running'],
      );
    const { data } = await send(key);
    expect(data.simulations).toHaveLength(1);
    const { simulations, history } = (
      await seller.send(getAssistedCart, { params: { id } })
    ).data;
    expect(simulations.length).toBe(1);
    expect(history.length).toBe(1);
    expect((await send(randomUUID())).data.simulations).toHaveLength(2);
  });
});
