import {
  getAssistedCart,
  getSharedCart,
  listSimulations,
  setAssistedCampaign,
  type Simulation,
} from '@site/api-contract';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { aCampaign, typeCode } from '../campaigns/testing/campaigns';
import { beto, edit, OVER, prepared, shared, vera } from './testing/carts';

const api = testApi();

/** A seller types a code for a car of a cart. */
const setCode = (
  seller: TestClient,
  cart: { id: string },
  car: Simulation | undefined,
  code: string | null = 'VERAO26',
) =>
  seller.send(setAssistedCampaign, {
    params: { id: cart.id, simulationId: car?.id ?? '' },
    body: { revision: car?.basket?.revision ?? 0, code },
  });

describe('the code of a campaign that a seller types', () => {
  it('gives the customer’s simulation its benefit, and stands in the history', async () => {
    await aCampaign(api);
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const cart = await shared(seller, customer);
    const { data } = await setCode(seller, cart, cart.simulations[0]);
    const quote = data.simulations[0]?.basket?.quote;
    expect(quote).toMatchObject({
      monthly: 2637,
      contractTotal: 94_032,
      benefit: { code: 'VERAO26', monthlyOff: 150, months: 6 },
    });
    const [own] = (await customer.send(listSimulations, {})).data;
    expect(own?.basket?.quote).toEqual(quote);
    const { history } = (await customer.send(getSharedCart, {})).data ?? { history: [] };
    expect(history[0]).toMatchObject({ by: 'seller', kind: 'changed' });
    expect(history[0]?.changes).toEqual([
      {
        key: 'Campaign',
        from: '',
        to: 'VERAO26 incluída, R$ 150,00 a menos em cada uma das 6 primeiras mensalidades',
      },
    ]);
  });

  it('is taken off again', async () => {
    await aCampaign(api);
    const seller = await vera(api);
    const { cart } = await prepared(seller);
    const given = (await setCode(seller, cart, cart.simulations[0])).data;
    const { data } = await setCode(seller, cart, given.simulations[0], null);
    expect(data.simulations[0]?.basket?.quote).not.toHaveProperty('benefit');
  });

  it('leaves with a choice to which it does not apply, and the history says why', async () => {
    await aCampaign(api, { minTerm: 24 });
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const cart = await shared(seller, customer);
    const given = (await setCode(seller, cart, cart.simulations[0])).data;
    await edit(seller, cart, given.simulations[0], { term: 18, revision: 2 });
    const { history } = (await customer.send(getSharedCart, {})).data ?? { history: [] };
    expect(history[0]?.changes.find(({ key }) => key === 'Campaign')).toEqual({
      key: 'Campaign',
      from: '',
      to: 'VERAO26 saiu, e com ela o desconto. O código VERAO26 vale em contratos de 24 meses ou mais. Este tem 18. Quando a escolha voltar a atender à regra, use o código de novo.',
    });
  });

  it('is refused at its field like the customer’s', async () => {
    await aCampaign(api, { models: ['ipe'] });
    const seller = await vera(api);
    const { cart } = await prepared(seller);
    const { status, body } = await setCode(seller, cart, cart.simulations[0]);
    const message = 'O código VERAO26 não vale para este carro. Ele vale para: Ipê.';
    expect(status).toBe(400);
    expect(body).toMatchObject({ message, fields: [{ key: 'Code', message }] });
  });

  it('changes nothing that the customer changed meanwhile', async () => {
    await aCampaign(api);
    await aCampaign(api, { code: 'OUTRA26' });
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const cart = await shared(seller, customer);
    const [first] = cart.simulations;
    if (!first?.basket) throw new Error('No basket');
    await typeCode(customer, { id: first.id, basket: first.basket }, 'OUTRA26');
    const { status, body } = await setCode(seller, cart, first);
    expect(status).toBe(409);
    expect(body.reason).toBe('basket-changed');
    expect(body.message).toMatch(/^Ana mudou esta simulação em 23\/11\/2026, 12:00\./);
  });

  it('is nobody else’s business', async () => {
    await aCampaign(api);
    const seller = await vera(api);
    const { cart } = await prepared(seller);
    const other = await beto(api);
    const refused = await setCode(other, cart, cart.simulations[0]);
    expect([refused.status, refused.body.message]).toEqual([404, OVER]);
    const { cart: own } = await prepared(other);
    expect((await setCode(other, own, cart.simulations[0])).status).toBe(404);
    const { data } = await seller.send(getAssistedCart, { params: { id: cart.id } });
    expect(data.simulations[0]?.basket?.quote).not.toHaveProperty('benefit');
  });
});
