import { eq } from 'drizzle-orm';
import {
  addAssistedSimulation,
  decideSharing,
  endAssistedCart,
  endSharedCart,
  getAssistedCart,
  getSharedCart,
  inviteCustomer,
  listAssistedCarts,
  listSimulations,
  openInvitation,
  SHARED_CART_TEXT,
  startAssistedCart,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { users } from '../../identity/accounts/accounts.table';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { endSharings } from './shared-carts.cleaning';
import { sharedCarts } from './shared-carts.table';
import {
  choice,
  edit,
  GONE,
  OVER,
  ownCar,
  place,
  prepared,
  shared,
  UNLIMITED,
  vera,
  yes,
} from './testing/carts';

const api = testApi({
  config: { RATE_INVITATIONS: UNLIMITED, RATE_SIMULATIONS: UNLIMITED },
});

describe('a seller who starts for a customer', () => {
  it('prepares cars that nobody else sees, and invites by mail without words of their own', async () => {
    const seller = await vera(api);
    const { cart } = await prepared(seller);
    expect(cart).toMatchObject({
      state: 'prepared',
      customerName: 'Ana',
      sellerName: 'Vera Nunes',
      dealershipName: 'Rodar Batel',
      dealershipPlace: 'Curitiba, PR',
      simulations: [{ basket: { term: 36, quote: { monthly: 2637 } } }],
    });
    expect((await seller.send(listSimulations, {})).data).toEqual([]);
    await seller.send(inviteCustomer, {
      params: { id: cart.id },
      body: { email: 'ana@exemplo.test' },
    });
    const [mail] = await api.mails();
    expect(mail?.subject).toBe(
      'Vera Nunes, da Rodar Batel, em Curitiba, PR, preparou uma simulação para você',
    );
    expect(mail?.bodyText).toContain(
      'Vera Nunes, da concessionária Rodar Batel, em Curitiba, PR, preparou uma simulação de carro por assinatura',
    );
    expect(mail?.dropAt).toEqual(new Date(api.clock.now().getTime() + 3 * DAY_MS));
    const [, code = ''] =
      /\/simulador\/atendimento#([\w-]{22})\n/.exec(mail?.bodyText ?? '') ?? [];
    expect(mail?.bodyText.replace(code, '')).not.toContain('Ana');
    const { data } = await api.asAnyone().send(openInvitation, { body: { code } });
    expect(data).toMatchObject({
      sellerName: 'Vera Nunes',
      dealershipName: 'Rodar Batel',
      dealershipPlace: 'Curitiba, PR',
      simulations: [{ code: cart.simulations[0]?.code }],
    });
    expect(JSON.stringify(data)).not.toContain(cart.simulations[0]?.id);
  });

  it('finds carts of one moment in the same order at every reading', async () => {
    const seller = await vera(api);
    for (const customerName of ['Ana', 'Bia', 'Caio', 'Davi'])
      await seller.send(startAssistedCart, { body: { customerName } });
    const { data } = await seller.send(listAssistedCarts, {});
    const ids = data.map(({ id }) => id);
    expect(ids).toHaveLength(4);
    expect(ids).toEqual(ids.toSorted().toReversed());
  });

  it('needs a car before inviting', async () => {
    const seller = await vera(api);
    const { id } = (
      await seller.send(startAssistedCart, { body: { customerName: 'Ana' } })
    ).data;
    const { status, body } = await seller.send(inviteCustomer, {
      params: { id },
      body: { email: null },
    });
    expect(status).toBe(409);
    expect(body.message).toBe('Inclua um carro antes de convidar o cliente.');
  });

  it('gets into one cart with the customer who accepts, and the consent is kept with text, time and page', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const own = await ownCar(customer);
    const { cart, code } = await prepared(seller);
    const { data } = await customer.send(decideSharing, {
      body: { ...yes, code, customerName: 'Ana Paula' },
    });
    expect(data).toMatchObject({
      state: 'live',
      sellerName: 'Vera Nunes',
      dealershipPlace: 'Curitiba, PR',
      customerName: 'Ana Paula',
      acceptedAt: '2026-11-23T15:00:00.000Z',
      endsAt: '2026-12-23T15:00:00.000Z',
    });
    const both = [own.code, cart.simulations[0]?.code].sort();
    expect(
      (await customer.send(listSimulations, {})).data.map((one) => one.code).sort(),
    ).toEqual(both);
    expect(
      (await seller.send(getAssistedCart, { params: { id: cart.id } })).data.simulations
        .map((one) => one.code)
        .sort(),
    ).toEqual(both);
    const [row] = await api.db.select().from(sharedCarts);
    expect(row).toMatchObject({
      textVersion: SHARED_CART_TEXT,
      consentPage: '/simulador/atendimento',
      codeHash: null,
    });
    await customer.send(endSharedCart, {});
    expect((await api.trail()).map(({ action, detail }) => [action, detail])).toEqual([
      ['consent-given', 'shared-cart'],
      ['consent-withdrawn', 'shared-cart'],
    ]);
  });

  it('hears by mail that the customer accepted: where, which cars, until when, and not who', async () => {
    const seller = await vera(api);
    const customer = await api.asRole('customer', {
      name: 'Marina Prado',
      email: 'marina@exemplo.test',
    });
    const { cart, code } = await prepared(seller);
    expect(await api.mails()).toEqual([]);
    await customer.send(decideSharing, {
      body: { ...yes, code, customerName: 'Marina' },
    });
    const [mail, ...more] = await api.mails();
    const [account] = await api.db
      .select()
      .from(users)
      .where(eq(users.id, seller.userId));
    expect(more).toEqual([]);
    expect(mail?.recipient).toEqual(account?.email);
    expect(mail?.subject).toBe('Um cliente aceitou o atendimento com você');
    expect(mail?.bodyText).toContain(
      'Um cliente aceitou dividir o carrinho com você, pela concessionária Rodar Batel, em Curitiba, PR.',
    );
    expect(mail?.bodyText).toContain(
      `No carrinho: Aroeira (${cart.simulations[0]?.code}).`,
    );
    expect(mail?.bodyText).toContain('O atendimento vale até 23/12/2026, 12:00.');
    expect(mail?.bodyText).toContain(`/concessionarias/seller/atendimentos/${cart.id}\n`);
    expect(`${mail?.bodyText}${mail?.bodyHtml}`).not.toMatch(/Marina|marina@/);
  });

  it.each([
    ['left the dealership', { dealershipId: 2 }],
    ['may not sign in any more', { disabledAt: new Date(0) }],
  ])('is not written to when they %s meanwhile', async (_what, change) => {
    const seller = await vera(api);
    const { code } = await prepared(seller);
    await api.db.update(users).set(change).where(eq(users.id, seller.userId));
    await api.asAnyone().send(decideSharing, { body: { ...yes, code } });
    expect(await api.mails()).toEqual([]);
  });

  it('gets nothing when the customer refuses', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    await ownCar(customer);
    const { code } = await prepared(seller);
    expect(
      (await customer.send(decideSharing, { body: { ...yes, accepted: false, code } }))
        .data,
    ).toBeNull();
    expect(await api.mails()).toEqual([]);
    expect((await customer.send(listSimulations, {})).data).toHaveLength(1);
    expect(
      (await customer.send(decideSharing, { body: { ...yes, code } })).body.message,
    ).toBe(GONE);
  });

  it('keeps the cars and the seller’s own name when the customer refuses, and may invite the next one with them', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const { cart, code } = await prepared(seller);
    const { id } = cart;
    await customer.send(decideSharing, { body: { ...yes, accepted: false, code } });
    const declined = { state: 'prepared', declinedAt: api.clock.now().toISOString() };
    const { data: kept } = await seller.send(getAssistedCart, { params: { id } });
    expect(kept).toMatchObject({ ...declined, invitedUntil: null });
    expect(kept.simulations).toEqual(cart.simulations);
    const [{ simulationCode, modelName } = {}] = kept.history;
    expect((await seller.send(listAssistedCarts, {})).data).toMatchObject([
      { ...declined, customerName: 'Ana', car: { simulationCode, modelName } },
    ]);
    expect(simulationCode).toMatch(/^RD-/);
    const another = await seller.send(inviteCustomer, {
      params: { id },
      body: { email: null },
    });
    expect((await seller.send(getAssistedCart, { params: { id } })).data.declinedAt).toBe(
      null,
    );
    const next = api.asAnyone();
    await next.send(decideSharing, { body: { ...yes, code: another.data.code } });
    expect((await next.send(getSharedCart, {})).data?.customerName).toBeNull();
    expect((await seller.send(getAssistedCart, { params: { id } })).data).toMatchObject({
      state: 'live',
      customerName: null,
      history: [{ kind: 'accepted' }, { kind: 'added' }],
    });
    const [row] = await api.db.select().from(sharedCarts);
    expect(row?.sellerCalls).toBeNull();
  });
});

describe('the end', () => {
  it('by the customer shuts the seller out at once, and can be read for a day', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const cart = await shared(seller, customer);
    expect((await customer.send(endSharedCart, {})).data).toEqual({ ok: true });
    const answers = [
      await seller.send(getAssistedCart, { params: { id: cart.id } }),
      await edit(seller, cart, cart.simulations[0], { term: 48 }),
      await seller.send(addAssistedSimulation, {
        params: { id: cart.id },
        body: { clientType: 1, place, choice },
      }),
    ];
    for (const { status, body } of answers)
      expect([status, body.message]).toEqual([404, OVER]);
    expect((await customer.send(getSharedCart, {})).data).toMatchObject({
      state: 'ended',
      history: [{ by: 'customer', kind: 'ended' }, {}, {}],
    });
    expect((await customer.send(listSimulations, {})).data).toHaveLength(1);
    api.clock.advance(DAY_MS);
    expect((await customer.send(getSharedCart, {})).data).toBeNull();
  });

  it('by the seller is as plain', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const { id } = await shared(seller, customer);
    await seller.send(endAssistedCart, { params: { id } });
    expect((await seller.send(getAssistedCart, { params: { id } })).status).toBe(404);
    expect((await customer.send(getSharedCart, {})).data).toMatchObject({
      state: 'ended',
      history: [{ by: 'seller', kind: 'ended' }, {}, {}],
    });
    expect((await customer.send(endSharedCart, {})).status).toBe(404);
  });

  it.each([
    [
      'customer',
      (_: TestClient, customer: TestClient) => customer.send(endSharedCart, {}),
    ],
    [
      'seller',
      (seller: TestClient, _: TestClient, id: string) =>
        seller.send(endAssistedCart, { params: { id } }),
    ],
  ] as const)(
    'by the %s is known in the list of the seller, with the car',
    async (endedBy, end) => {
      const [seller, customer] = [await vera(api), api.asAnyone()];
      const cart = await shared(seller, customer);
      await end(seller, customer, cart.id);
      const [simulation] = cart.simulations;
      expect((await seller.send(listAssistedCarts, {})).data).toMatchObject([
        {
          endedBy,
          customerName: 'Ana',
          car: {
            simulationCode: simulation?.code,
            modelName: simulation?.basket?.modelName,
          },
        },
      ]);
    },
  );

  it('comes by itself after 30 days', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const { id } = await shared(seller, customer);
    api.clock.advance(30 * DAY_MS);
    const fresh = await api.asRole('SELLER', { dealershipId: 1 });
    await api.db.update(sharedCarts).set({ sellerId: fresh.userId });
    expect((await fresh.send(getAssistedCart, { params: { id } })).status).toBe(404);
    await endSharings(api.ports, api.db);
    expect((await fresh.send(listAssistedCarts, {})).data).toMatchObject([
      { endedBy: 'time', customerName: 'Ana' },
    ]);
    expect((await customer.send(getSharedCart, {})).data).toMatchObject({
      state: 'ended',
    });
    api.clock.advance(8 * DAY_MS);
    await endSharings(api.ports, api.db);
    const [forgotten] = await api.db.select().from(sharedCarts);
    expect(forgotten).toMatchObject({ customerName: null, sellerCalls: null });
  });

  it('leaves nothing of an invitation that nobody answered, and the proof of a consent for two years', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    await prepared(seller);
    await shared(seller, customer);
    await customer.send(endSharedCart, {});
    for (const [days, left] of [
      [31, 2],
      [30, 1],
      [700, 0],
    ] as const) {
      api.clock.advance(days * DAY_MS);
      await endSharings(api.ports, api.db);
      expect(await api.db.select().from(sharedCarts)).toHaveLength(left);
    }
  });
});
