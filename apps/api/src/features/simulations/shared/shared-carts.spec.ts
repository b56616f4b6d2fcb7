import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  addAssistedSimulation,
  decideSharing,
  deleteSimulation,
  endAssistedCart,
  endSharedCart,
  getAssistedCart,
  getSharedCart,
  inviteCustomer,
  listAssistedCarts,
  listSimulations,
  offerSharedCart,
  openInvitation,
  requestSharing,
  restoreSimulation,
  sendProposal,
  SHARED_CART_TEXT,
  startAssistedCart,
  updateBasket,
} from '@site/contracts';
import { auditEntries, sharedCarts, simulations, users } from '../../../tables';
import { testApi } from '../../../testing/api';
import { forgetRemovedSimulations } from '../simulations.service';
import { endSharings } from './shared-carts.cleaning';
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
  yes,
} from './testing/carts';

const api = testApi({
  config: { RATE_INVITATIONS: UNLIMITED, RATE_SIMULATIONS: UNLIMITED },
});
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const GONE = 'Este convite não vale mais. Peça outro.';

describe('a seller who starts for a customer', () => {
  it('prepares cars that nobody else sees, and invites by mail without words of their own', async () => {
    const seller = await vera(api);
    const { cart } = await prepared(seller);
    expect(cart).toMatchObject({
      state: 'prepared',
      customerName: 'Ana',
      sellerName: 'Vera Nunes',
      simulations: [{ basket: { term: 36, quote: { monthly: 2637 } } }],
    });
    expect((await seller.send(listSimulations, {})).data).toEqual([]);
    await seller.send(inviteCustomer, {
      params: { id: cart.id },
      body: { email: 'ana@exemplo.test' },
    });
    const [mail] = await api.mails();
    expect(mail?.subject).toMatch(/^Vera Nunes, .+, preparou uma simulação para você$/);
    expect(mail?.bodyText).not.toContain('Ana');
    const [, code = ''] =
      /\/simulador\/atendimento#([\w-]{22})\n/.exec(mail?.bodyText ?? '') ?? [];
    const { data } = await api.asAnyone().send(openInvitation, { body: { code } });
    expect(data).toMatchObject({
      sellerName: 'Vera Nunes',
      simulations: [{ code: cart.simulations[0]?.code }],
    });
    expect(JSON.stringify(data)).not.toContain(cart.simulations[0]?.id);
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
    expect([status, body.message]).toEqual([
      409,
      'Inclua um carro antes de convidar o cliente.',
    ]);
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
    expect(
      (await api.db.select().from(auditEntries)).map(({ action, detail }) => [
        action,
        detail,
      ]),
    ).toEqual([
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
    expect([more, mail?.recipient, mail?.subject]).toEqual([
      [],
      account?.email,
      'Um cliente aceitou o atendimento com você',
    ]);
    expect(mail?.bodyText).toContain(
      'Um cliente aceitou dividir o carrinho com você, pela concessionária Rodar Batel.',
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
    const { cart, code } = await prepared(seller);
    expect(
      (await customer.send(decideSharing, { body: { ...yes, accepted: false, code } }))
        .data,
    ).toBeNull();
    expect(await api.mails()).toEqual([]);
    expect((await seller.send(getAssistedCart, { params: { id: cart.id } })).status).toBe(
      404,
    );
    expect((await seller.send(listAssistedCarts, {})).data).toMatchObject([
      { state: 'declined', customerName: null },
    ]);
    expect((await customer.send(listSimulations, {})).data).toHaveLength(1);
    expect(
      (await customer.send(decideSharing, { body: { ...yes, code } })).body.message,
    ).toBe(GONE);
    api.clock.advance(DAY);
    await forgetRemovedSimulations(api.ports);
    expect(await api.db.select().from(simulations)).toHaveLength(1);
  });
});

describe('an invitation', () => {
  it('is accepted once, by one of two customers', async () => {
    const { code } = await prepared(await vera(api));
    const customers = [api.asAnyone(), api.asAnyone()];
    const statuses = await Promise.all(
      customers.map(
        async (one) => (await one.send(decideSharing, { body: { ...yes, code } })).status,
      ),
    );
    expect(statuses.sort()).toEqual([200, 404]);
  });

  it('is replaced by a newer one', async () => {
    const seller = await vera(api);
    const { cart, code } = await prepared(seller);
    await seller.send(inviteCustomer, { params: { id: cart.id }, body: { email: null } });
    expect((await api.asAnyone().send(openInvitation, { body: { code } })).status).toBe(
      404,
    );
  });

  it('ends after 72 hours', async () => {
    const { code } = await prepared(await vera(api));
    api.clock.advance(72 * HOUR);
    expect((await api.asAnyone().send(openInvitation, { body: { code } })).status).toBe(
      404,
    );
    const { status, body } = await api
      .asAnyone()
      .send(decideSharing, { body: { ...yes, code } });
    expect([status, body.message]).toEqual([404, GONE]);
  });

  it('is not kept in the clear', async () => {
    const { code } = await prepared(await vera(api));
    const [row] = await api.db.select().from(sharedCarts);
    expect(row?.codeHash).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(row)).not.toContain(code);
  });

  it.each([
    [{ code: 'curto' }, 'Este convite está incompleto. Peça outro.'],
    [{ accepted: 'sim' }, 'Diga se aceita ou recusa.'],
    [
      { textVersion: '1999-01-01' },
      'Não conhecemos esta versão do texto. Recarregue a página.',
    ],
    [{ page: 'https://outro.test' }, 'Informe a página.'],
    [{ sellerId: randomUUID() }, 'Campo desconhecido.'],
  ])('with %j is refused on its field', async (wrong, message) => {
    const { status, body } = await api
      .asAnyone()
      .send(decideSharing, { body: { ...yes, code: null, ...wrong } as never });
    expect([status, body.fields?.[0]?.message]).toEqual([400, message]);
  });

  it('is answered by a customer, not by staff who happen to hold it', async () => {
    const seller = await vera(api);
    const { code } = await prepared(seller);
    for (const staff of [
      seller,
      await api.asRole('DEALER'),
      await api.asRole('CONSULTANT'),
    ]) {
      const { status, body } = await staff.send(decideSharing, {
        body: { ...yes, code },
      });
      expect([status, body.message]).toEqual([
        409,
        'Você entrou como equipe de uma concessionária. Saia e volte ao convite como cliente.',
      ]);
    }
  });

  it('is limited for a browser that never stops trying', async () => {
    const visitor = api.asAnyone();
    const saved = api.ports.config.RATE_INVITATIONS;
    api.ports.config.RATE_INVITATIONS = { points: 3, windowMs: 60_000 };
    const code = 'A'.repeat(22);
    const statuses = [];
    for (let n = 0; n < 4; n += 1)
      statuses.push((await visitor.send(openInvitation, { body: { code } })).status);
    api.ports.config.RATE_INVITATIONS = saved;
    expect(statuses).toEqual([404, 404, 404, 429]);
  });
});

describe('a customer who invites', () => {
  it('agrees to the seller who came, by name, and to nobody before', async () => {
    const [seller, customer] = [
      await vera(api),
      await api.asRole('customer', {
        name: 'Marina Prado',
        email: 'marina@exemplo.test',
      }),
    ];
    const own = await ownCar(customer);
    const { code } = (await customer.send(offerSharedCart, {})).data;
    expect(
      (await customer.send(decideSharing, { body: { ...yes, code: null } })).status,
    ).toBe(404);
    const asked = (await seller.send(requestSharing, { body: { code } })).data;
    expect(asked).toMatchObject({ state: 'requested', customerName: null });
    expect(
      (await seller.send(getAssistedCart, { params: { id: asked.id } })).status,
    ).toBe(404);
    expect((await customer.send(getSharedCart, {})).data).toMatchObject({
      state: 'requested',
      sellerName: 'Vera Nunes',
    });
    await customer.send(decideSharing, { body: { ...yes, code: null } });
    const { data } = await seller.send(getAssistedCart, { params: { id: asked.id } });
    expect(data.simulations.map((one) => one.code)).toEqual([own.code]);
    expect(JSON.stringify(data)).not.toMatch(/Marina|marina@/);
  });

  it('gives the invitation to the first seller alone', async () => {
    const customer = api.asAnyone();
    const { code } = (await customer.send(offerSharedCart, {})).data;
    expect(
      (await (await vera(api)).send(requestSharing, { body: { code } })).status,
    ).toBe(200);
    const { status, body } = await (
      await beto(api)
    ).send(requestSharing, { body: { code } });
    expect([status, body.message]).toEqual([404, GONE]);
  });

  it('may refuse who came, and take an invitation back', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const { code } = (await customer.send(offerSharedCart, {})).data;
    const { id } = (await seller.send(requestSharing, { body: { code } })).data;
    await customer.send(decideSharing, { body: { ...yes, accepted: false, code: null } });
    expect((await seller.send(getAssistedCart, { params: { id } })).status).toBe(404);
    const second = (await customer.send(offerSharedCart, {})).data;
    await customer.send(endSharedCart, {});
    expect(
      (await seller.send(requestSharing, { body: { code: second.code } })).status,
    ).toBe(404);
    expect((await customer.send(getSharedCart, {})).data).toBeNull();
  });

  it('has one seller at a time', async () => {
    const customer = api.asAnyone();
    await shared(await vera(api), customer);
    const { code } = await prepared(await beto(api));
    const message = expect.stringMatching(
      /^Você já está em atendimento com Vera Nunes, .+\. Encerre no seu carrinho antes de começar outro\.$/,
    ) as string;
    for (const answer of [
      await customer.send(decideSharing, { body: { ...yes, code } }),
      await customer.send(offerSharedCart, {}),
    ])
      expect([answer.status, answer.body.message]).toEqual([409, message]);
  });
});

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

  it('an edit of an older state is refused with the newer one, on either side', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const cart = await shared(seller, customer);
    const [first] = cart.simulations;
    await customer.send(updateBasket, {
      params: { id: first?.id ?? '', basketId: first?.basket?.id ?? '' },
      body: { ...choice, term: 24, revision: 1 },
    });
    const { status, body } = await edit(seller, cart, first, { term: 48 });
    expect([status, body.notifications]).toEqual([
      409,
      expect.arrayContaining([
        { key: 'Term', message: '24 meses' },
        { key: 'Revision', message: '2' },
      ]),
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
    api.clock.advance(DAY);
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

  it('comes by itself after 30 days', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const { id } = await shared(seller, customer);
    api.clock.advance(30 * DAY);
    const fresh = await api.asRole('SELLER', { dealershipId: 1 });
    await api.db.update(sharedCarts).set({ sellerId: fresh.userId });
    expect((await fresh.send(getAssistedCart, { params: { id } })).status).toBe(404);
    await endSharings(api.ports, api.db);
    expect((await customer.send(getSharedCart, {})).data).toMatchObject({
      state: 'ended',
    });
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
      api.clock.advance(days * DAY);
      await endSharings(api.ports, api.db);
      expect(await api.db.select().from(sharedCarts)).toHaveLength(left);
    }
  });
});
