import { eq } from 'drizzle-orm';
import {
  endSellerAccess,
  getLoggedUser,
  getSharedCart,
  getTeam,
  listSimulations,
  restoreSellerAccess,
  sendLinkVisit,
} from '@site/api-contract';
import { sharedCarts } from '../../sales/assisted-sale/shared-carts.table';
import { prepared, shared } from '../../sales/assisted-sale/testing/carts';
import { linkVisits } from '../../sales/sales-funnel/link-visits.table';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { users } from '../accounts/accounts.table';

const api = testApi();
const SHOP = 5;

const dealerOf = (dealershipId = SHOP, name = 'Ana Prado') =>
  api.asRole('DEALER', { dealershipId, name });
const sellerOf = (dealershipId = SHOP, more = {}) =>
  api.asRole('SELLER', { dealershipId, name: 'Vera Nunes', ...more });
const end = (client: TestClient, id: string) =>
  client.send(endSellerAccess, { params: { id } });
const restore = (client: TestClient, id: string) =>
  client.send(restoreSellerAccess, { params: { id } });

describe('the team of a dealership', () => {
  it('has its sellers with links, last sign-in and what came by them', async () => {
    const dealer = await dealerOf();
    const vera = await sellerOf(SHOP, { originAssistedSale: 'PAULISTA-01' });
    await sellerOf(1, { name: 'De Outra Loja' });
    await api
      .asAnyone()
      .send(sendLinkVisit, { headers: { 'x-attribution': `sellerid=${vera.userId}` } });
    const { data } = await dealer.send(getTeam, {});
    expect(data.sellers).toHaveLength(1);
    expect(data.sellers[0]).toMatchObject({
      id: vera.userId,
      name: 'Vera Nunes',
      links: [
        { origin: 'link-da-loja', path: `/?sellerid=${vera.userId}` },
        { origin: 'venda-assistida', path: '/?vendaassistida=PAULISTA-01' },
      ],
      lastSignInAt: api.clock.now().toISOString(),
      ended: null,
      current: { visits: 1 },
    });
  });

  it('is for dealers alone', async () => {
    const vera = await sellerOf();
    for (const [client, status] of [
      [await sellerOf(SHOP, { name: 'Diego Ramos' }), 403],
      [await api.asRole('customer'), 403],
      [await api.asRole('CONSULTANT'), 403],
      [api.asAnyone(), 401],
    ] as const) {
      expect((await client.send(getTeam, {})).status).toBe(status);
      expect((await end(client, vera.userId)).status).toBe(status);
      expect((await restore(client, vera.userId)).status).toBe(status);
    }
    expect((await vera.send(getLoggedUser, {})).status).toBe(200);
  });
});

describe('the access of a seller', () => {
  it('ends at the very next call, and can be given back', async () => {
    const [dealer, vera] = [await dealerOf(), await sellerOf()];
    await api.emptyTrail();
    expect((await end(dealer, vera.userId)).status).toBe(200);
    expect(await vera.send(getLoggedUser, {})).toMatchObject({
      status: 401,
      body: { message: expect.stringContaining('O seu acesso foi encerrado.') as string },
    });
    const [row] = (await dealer.send(getTeam, {})).data.sellers;
    expect(row?.ended).toEqual({ at: api.clock.now().toISOString(), by: 'Ana Prado' });
    expect((await restore(dealer, vera.userId)).status).toBe(200);
    // Ended sessions stay ended: only a new sign-in opens the portal.
    expect((await vera.send(getLoggedUser, {})).status).toBe(401);
    expect((await dealer.send(getTeam, {})).data.sellers[0]?.ended).toBeNull();
    const trail = (await api.trail()).map(({ action, actorRole, personId }) => [
      action,
      actorRole,
      personId,
    ]);
    expect(trail).toEqual([
      ['account-disabled', 'DEALER', vera.userId],
      ['account-enabled', 'DEALER', vera.userId],
    ]);
    const subjects = (await api.mails()).map(({ subject }) => subject);
    expect(subjects).toEqual([
      'Seu acesso ao portal foi encerrado',
      'Seu acesso ao portal voltou',
    ]);
  });

  it('is said to have ended to the dealer who comes second', async () => {
    const vera = await sellerOf();
    const [ana, rui] = [await dealerOf(), await dealerOf(SHOP, 'Rui Sá')];
    const both = await Promise.all([end(ana, vera.userId), end(rui, vera.userId)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await end(ana, vera.userId);
    expect(again.body).toMatchObject({ reason: 'changed-meanwhile' });
    expect(again.body.message).toMatch(
      /^Este acesso já foi encerrado por (você|Rui Sá) em /,
    );
    await restore(rui, vera.userId);
    expect((await restore(ana, vera.userId)).body.message).toMatch(
      /^Este acesso já foi devolvido por Rui Sá em /,
    );
  });

  it('is only that of the own sellers', async () => {
    const dealer = await dealerOf();
    const others = [
      await sellerOf(1, { name: 'De Outra Loja' }),
      await dealerOf(SHOP, 'Rui Sá'),
      await api.asRole('customer'),
      dealer,
    ];
    for (const { userId } of others) {
      expect((await end(dealer, userId)).status).toBe(404);
      expect((await restore(dealer, userId)).status).toBe(404);
    }
    const disabled = await api.db.select().from(users).where(eq(users.id, dealer.userId));
    expect(disabled[0]?.disabledAt).toBeNull();
  });

  it('ends with what is shared; the customer keeps the cars', async () => {
    const [dealer, vera, customer] = [await dealerOf(), await sellerOf(), api.asAnyone()];
    await shared(vera, customer);
    await prepared(vera);
    await end(dealer, vera.userId);
    const rows = await api.db.select().from(sharedCarts);
    expect(rows.map(({ state, customerName }) => [state, customerName])).toEqual([
      ['ended', null],
      ['ended', null],
    ]);
    const { data } = await customer.send(getSharedCart, {});
    expect(data?.state).toBe('ended');
    expect((await customer.send(listSimulations, {})).data).toHaveLength(1);
  });

  it('leaves the links to the dealership', async () => {
    const dealer = await dealerOf();
    const vera = await sellerOf(SHOP, { originAssistedSale: 'PAULISTA-01' });
    await end(dealer, vera.userId);
    for (const link of [`sellerid=${vera.userId}`, 'vendaassistida=PAULISTA-01'])
      await api.asAnyone().send(sendLinkVisit, { headers: { 'x-attribution': link } });
    const visits = await api.db.select().from(linkVisits);
    expect(visits).toMatchObject([
      { dealershipId: SHOP, sellerId: null, origin: 'link-da-loja', visits: 2 },
    ]);
  });
});
