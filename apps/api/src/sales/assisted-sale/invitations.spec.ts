import { randomUUID } from 'node:crypto';
import {
  decideSharing,
  endAssistedCart,
  endSharedCart,
  getAssistedCart,
  getSharedCart,
  inviteCustomer,
  offerSharedCart,
  openInvitation,
  requestSharing,
} from '@site/api-contract';
import { testApi } from '../../testing/api';
import { sharedCarts } from './shared-carts.table';
import {
  beto,
  GONE,
  ownCar,
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

describe('an invitation', () => {
  it('is accepted once, by one of two customers', async () => {
    const { code } = await prepared(await vera(api));
    const customers = [api.asAnyone(), api.asAnyone()];
    const statuses = await Promise.all(
      customers.map(
        async (one) => (await one.send(decideSharing, { body: { ...yes, code } })).status,
      ),
    );
    expect(statuses.sort()).toEqual([200, 409]);
  });

  it('that was accepted says so to a second phone, and nothing of who did', async () => {
    const { code } = await prepared(await vera(api));
    await api.asAnyone().send(decideSharing, { body: { ...yes, code } });
    const second = api.asAnyone();
    for (const { status, body } of [
      await second.send(openInvitation, { body: { code } }),
      await second.send(decideSharing, { body: { ...yes, code } }),
    ])
      expect([status, body.reason, body.message]).toEqual([
        409,
        'invitation-accepted',
        'Este convite já foi aceito em outro aparelho. Se foi você, entre na sua conta nos dois.',
      ]);
    expect((await second.send(getSharedCart, {})).data).toBeNull();
  });

  it('is accepted again by the browser that lost the answer', async () => {
    const customer = api.asAnyone();
    const { code } = await prepared(await vera(api));
    await customer.send(decideSharing, { body: { ...yes, code } });
    const again = await customer.send(decideSharing, { body: { ...yes, code } });
    expect(again.data).toMatchObject({ state: 'live' });
    expect(again.data?.history.filter(({ kind }) => kind === 'accepted')).toHaveLength(1);
  });

  it('is over with the sharing that it began', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const { cart, code } = await prepared(seller);
    await customer.send(decideSharing, { body: { ...yes, code } });
    await seller.send(endAssistedCart, { params: { id: cart.id } });
    const { status, body } = await customer.send(openInvitation, { body: { code } });
    expect([status, body.message]).toEqual([404, GONE]);
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
    expect(status).toBe(404);
    expect(body.message).toEqual(GONE);
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
    expect(status).toBe(400);
    expect(body.fields?.[0]?.message).toEqual(message);
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
      expect(status).toBe(409);
      expect(body.message).toBe(
        'Você entrou como equipe de uma concessionária. Saia e volte ao convite como cliente.',
      );
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
    expect(status).toBe(404);
    expect(body.message).toEqual(GONE);
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
    const message =
      'Você já está em atendimento com Vera Nunes, da Rodar Batel, em Curitiba, PR. Encerre no seu carrinho antes de começar outro.';
    for (const answer of [
      await customer.send(decideSharing, { body: { ...yes, code } }),
      await customer.send(offerSharedCart, {}),
    ])
      expect([answer.status, answer.body.message]).toEqual([409, message]);
  });
});
