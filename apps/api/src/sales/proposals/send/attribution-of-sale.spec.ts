import { eq } from 'drizzle-orm';
import {
  decideSharing,
  getAssistedCart,
  getProposal,
  getSharedCart,
  listProposals,
  offerSharedCart,
  requestSharing,
  sendProposal,
  SHARED_CART_TEXT,
} from '@site/api-contract';
import { dealerships } from '../../../catalog/dealerships/dealerships.table';
import { testApi } from '../../../testing/api';
import {
  ORDER,
  readyCustomer,
  sentProposal,
  simulationWithBasket,
} from '../testing/ready-customer';

const api = testApi();

describe('who gets the sale', () => {
  it.each([
    [
      'nobody without a link',
      '',
      { origin: 'site', dealershipName: null, sellerName: null },
    ],
    [
      'the dealership of the link',
      'dealerid=1',
      { origin: 'link-da-loja', dealershipName: 'Rodar Batel', sellerName: null },
    ],
    [
      'the seller who assisted, over a portal link',
      'dealerid=1&vendaassistida=PAULISTA-01',
      {
        origin: 'venda-assistida',
        dealershipName: 'Rodar Paulista',
        sellerName: 'Diego Ramos',
      },
    ],
    [
      'nobody for a made-up link',
      'dealerid=424242&vendaassistida=NADA',
      { origin: 'site', dealershipName: null, sellerName: null },
    ],
  ])('%s', async (_who, link, credit) => {
    await api.addUser({
      role: 'SELLER',
      dealershipId: 5,
      originAssistedSale: 'PAULISTA-01',
      name: 'Diego Ramos',
    });
    expect(await sentProposal(await readyCustomer(api), { link })).toMatchObject(credit);
  });

  it('nobody for the link of a seller whose dealership is not active any more', async () => {
    const columns = { dealershipId: 5, originAssistedSale: 'PAULISTA-01' };
    await api.addUser({ role: 'SELLER', ...columns });
    const keep = (active: boolean) =>
      api.db.update(dealerships).set({ active }).where(eq(dealerships.id, 5));
    await keep(false);
    try {
      const link = 'vendaassistida=PAULISTA-01';
      expect(await sentProposal(await readyCustomer(api), { link })).toMatchObject({
        origin: 'site',
        dealershipName: null,
        sellerName: null,
      });
    } finally {
      await keep(true);
    }
  });

  it('the seller whom the customer let into the cart, over the link of another one; the history says that it was sent', async () => {
    await api.addUser({
      role: 'SELLER',
      dealershipId: 5,
      originAssistedSale: 'PAULISTA-01',
      name: 'Diego Ramos',
    });
    const [seller, customer] = [
      await api.asRole('SELLER', { dealershipId: 1, name: 'Vera Nunes' }),
      await readyCustomer(api),
    ];
    const { code } = (await customer.send(offerSharedCart, {})).data;
    await seller.send(requestSharing, { body: { code } });
    await customer.send(decideSharing, {
      body: {
        code: null,
        accepted: true,
        textVersion: SHARED_CART_TEXT,
        page: '/simulador/carrinho',
      },
    });
    const sent = await sentProposal(customer, {
      link: 'dealerid=5&vendaassistida=PAULISTA-01',
    });
    expect(sent).toMatchObject({
      origin: 'venda-assistida',
      dealershipName: 'Rodar Batel',
      sellerName: 'Vera Nunes',
    });
    const { saleClaims } = (await seller.send(getProposal, { params: { id: sent.id } }))
      .data;
    expect(saleClaims).toMatchObject([
      { rule: 'carrinho', outcome: 'decidiu', sellerName: 'Vera Nunes' },
      // The seller of another dealership has no name here.
      {
        rule: 'venda-assistida',
        outcome: 'mais-fraco',
        dealershipName: 'Rodar Paulista',
        sellerName: null,
      },
      {
        rule: 'link-da-loja',
        outcome: 'mais-fraco',
        dealershipName: 'Rodar Paulista',
      },
    ]);
    const shared = (await customer.send(getSharedCart, {})).data;
    expect(shared?.history[0]).toMatchObject({
      by: 'customer',
      kind: 'sent',
      simulationCode: sent.simulationCode,
    });
    const params = { id: shared?.id ?? '' };
    const { history } = (await seller.send(getAssistedCart, { params })).data;
    expect(history[0]?.proposal).toEqual({ id: sent.id, number: sent.number });
  });

  it('says to staff which claim decided, on which day, and what else there was', async () => {
    await api.addUser({
      role: 'SELLER',
      dealershipId: 5,
      originAssistedSale: 'PAULISTA-01',
      name: 'Diego Ramos',
    });
    const customer = await readyCustomer(api);
    const { id, ...sent } = await sentProposal(customer, {
      link: 'dealerid=1&vendaassistida=PAULISTA-01&linkday=2026-11-20',
    });
    expect(sent.saleClaims).toBeUndefined();
    const dealer = await api.asRole('DEALER', { dealershipId: 5 });
    const claims = (await dealer.send(getProposal, { params: { id } })).data.saleClaims;
    // The browser knows the day of the newest link alone.
    const opened = { day: '2026-11-20', isOfSimulation: false };
    expect(claims).toEqual([
      {
        ...opened,
        rule: 'venda-assistida',
        outcome: 'decidiu',
        dealershipName: 'Rodar Paulista',
        sellerName: 'Diego Ramos',
      },
      {
        ...opened,
        day: null,
        rule: 'link-da-loja',
        outcome: 'mais-fraco',
        dealershipName: 'Rodar Batel',
        sellerName: null,
      },
    ]);
  });

  it.each([
    ['a day to come', 'linkday=2026-12-31'],
    ['a day that no link can have any more', 'linkday=2026-09-01'],
    ['no day at all', 'linkday=2026-02-31'],
  ])('keeps no day of a link for %s', async (_day, linkDay) => {
    const customer = await readyCustomer(api);
    const { id } = await sentProposal(customer, { link: `dealerid=1&${linkDay}` });
    const dealer = await api.asRole('DEALER', { dealershipId: 1 });
    const { saleClaims } = (await dealer.send(getProposal, { params: { id } })).data;
    expect(saleClaims).toMatchObject([{ rule: 'link-da-loja', day: null }]);
  });

  it('the dealership chosen for the delivery when there is no link', async () => {
    expect(
      await sentProposal(await readyCustomer(api), { choice: { dealershipId: '5' } }),
    ).toMatchObject({ origin: 'site', dealershipName: 'Rodar Paulista' });
  });

  it('the link with which the simulation was opened, when the browser has forgotten it', async () => {
    const customer = await readyCustomer(api);
    const { simulation, basketId } = await (async () => {
      const headers = customer.headers.bind(customer);
      customer.headers = () => ({ ...headers(), 'x-attribution': 'dealerid=1' });
      const opened = await simulationWithBasket(customer);
      customer.headers = headers;
      return opened;
    })();
    const { data } = await customer.send(sendProposal, {
      params: { id: simulation.id },
      body: { ...ORDER, basketId, revision: 1 },
    });
    expect(data).toMatchObject({ origin: 'link-da-loja', dealershipName: 'Rodar Batel' });
    expect((await customer.send(listProposals, {})).data.total).toBe(1);
  });
});
