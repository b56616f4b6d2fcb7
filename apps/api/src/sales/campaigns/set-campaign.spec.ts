import {
  endCampaign,
  getSimulation,
  listSimulations,
  repriceBasket,
  sendProposal,
  updateBasket,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { testApi } from '../../testing/api';
import { ORDER, readyCustomer } from '../proposals/testing/ready-customer';
import { aCart, CHOICE } from '../simulations/testing/cart';
import { aCampaign, cartWithCode, sendCart, typeCode, VERAO } from './testing/campaigns';

const api = testApi();
/** 36 months of R$ 2.637, and six times R$ 150 less. */
const FULL = 94_932;
const WITH_CODE = FULL - 900;
const end = async (id: string) => {
  const desk = await api.asRole('CONSULTANT');
  await desk.send(endCampaign, { params: { id } });
};

describe('the code of a campaign in a simulation', () => {
  it('takes its amount off the whole contract, and leaves month and exit cost as they are', async () => {
    await aCampaign(api);
    const visitor = api.asAnyone();
    const cart = await aCart(visitor);
    const { data } = await typeCode(visitor, cart, ' verao26 ');
    expect(data.basket?.quote).toEqual({
      ...cart.basket.quote,
      contractTotal: WITH_CODE,
      benefit: {
        code: 'VERAO26',
        monthlyOff: 150,
        months: 6,
        km: 0,
        models: [],
        clientType: 0,
        minTerm: 0,
        endsOn: '2026-12-31',
      },
    });
  });

  it.each([
    ['vencida', async () => api.clock.advance(40 * DAY_MS)],
    ['encerrada', end],
    [
      'esgotada',
      async () => {
        const other = await readyCustomer(api);
        await sendCart(other, await cartWithCode(other));
      },
    ],
  ])('is read as %s where its campaign is', async (expected, finish) => {
    const campaign = await aCampaign(api, { uses: 1 });
    const visitor = api.asAnyone();
    const { id } = await cartWithCode(visitor);
    const read = async () => {
      const { data } = await visitor.send(getSimulation, { params: { id } });
      const { data: list } = await visitor.send(listSimulations, {});
      return [data, ...list].map(({ basket }) => basket?.quote.benefit?.over);
    };
    expect(await read()).toEqual([undefined, undefined]);
    await finish(campaign.id);
    expect(await read()).toEqual([expected, expected]);
  });

  it('is not read as esgotada by the customer whose proposal took its last use', async () => {
    await aCampaign(api, { uses: 1 });
    const customer = await readyCustomer(api);
    const cart = await cartWithCode(customer);
    await sendCart(customer, cart);
    const { data } = await customer.send(getSimulation, { params: { id: cart.id } });
    expect(data.basket?.quote.benefit?.code).toBe('VERAO26');
    expect(data.basket?.quote.benefit).not.toHaveProperty('over');
  });

  it('is taken off again', async () => {
    await aCampaign(api);
    const visitor = api.asAnyone();
    const cart = await cartWithCode(visitor);
    const { data } = await typeCode(visitor, cart, null);
    expect(data.basket?.quote).not.toHaveProperty('benefit');
    expect(data.basket?.quote.contractTotal).toBe(FULL);
  });

  it.each([
    [
      'nobody made',
      null,
      'Não conhecemos o código VERAO26. Confira as letras e os números.',
    ],
    [
      'has not begun',
      { startsOn: '2026-11-24' },
      'Não conhecemos o código VERAO26. Confira as letras e os números.',
    ],
    [
      'is for other cars',
      { models: ['ipe'] },
      'O código VERAO26 não vale para este carro. Ele vale para: Ipê.',
    ],
    [
      'is for companies',
      { clientType: 2 as const },
      'O código VERAO26 é só para empresas.',
    ],
    [
      'is for longer terms',
      { minTerm: 48 as const },
      'O código VERAO26 vale em contratos de 48 meses ou mais. Este tem 36.',
    ],
    [
      'takes more than half a month',
      { monthlyOff: 1400 },
      'O código VERAO26 não vale para uma mensalidade tão baixa quanto esta.',
    ],
  ])('that %s is refused at its field', async (_why, change, message) => {
    if (change) await aCampaign(api, change);
    const visitor = api.asAnyone();
    const { status, body } = await typeCode(visitor, await aCart(visitor));
    expect(status).toBe(400);
    expect(body).toMatchObject({ message, fields: [{ key: 'Code', message }] });
  });

  it('that has ended says so', async () => {
    const { id } = await aCampaign(api);
    const visitor = api.asAnyone();
    const cart = await aCart(visitor);
    await end(id);
    expect((await typeCode(visitor, cart)).body.message).toBe(
      'A campanha VERAO26 foi encerrada.',
    );
  });

  it('whose last day is over says which day it was', async () => {
    await aCampaign(api, { endsOn: '2026-11-23' });
    const visitor = api.asAnyone();
    api.clock.advance(DAY_MS);
    expect((await typeCode(visitor, await aCart(visitor))).body.message).toBe(
      'A campanha VERAO26 acabou em 23/11/2026.',
    );
  });

  it('of which every use is taken says so', async () => {
    await aCampaign(api, { uses: 1 });
    const customer = await readyCustomer(api);
    await sendCart(customer, await cartWithCode(customer));
    const visitor = api.asAnyone();
    expect((await typeCode(visitor, await aCart(visitor))).body.message).toBe(
      'O código VERAO26 já atingiu o limite de usos.',
    );
  });

  it('is one alone: another one is told which has to go first', async () => {
    await aCampaign(api);
    await aCampaign(api, { code: 'OUTRA26' });
    const visitor = api.asAnyone();
    const cart = await cartWithCode(visitor);
    expect((await typeCode(visitor, cart, 'OUTRA26')).body.fields).toEqual([
      {
        key: 'Code',
        message:
          'Esta simulação já tem o código VERAO26, e cada uma usa um só. Tire esse para usar o OUTRA26.',
      },
    ]);
  });

  it('stands in the earlier price as in the one of today, so that the change is that of the table', async () => {
    await aCampaign(api);
    const visitor = api.asAnyone();
    const { id, basket: old } = await aCart(visitor);
    api.clock.advance(8 * DAY_MS);
    const { basket } = (
      await visitor.send(repriceBasket, {
        params: { id, basketId: old.id },
        body: { revision: old.revision },
      })
    ).data;
    if (!basket) throw new Error('No basket');
    const given = (await typeCode(visitor, { id, basket })).data.basket;
    expect(given?.repriced).toMatchObject({
      contractTotal: WITH_CODE,
      benefit: { code: 'VERAO26' },
    });
    if (!given) throw new Error('No basket');
    const taken = (await typeCode(visitor, { id, basket: given }, null)).data.basket;
    expect(taken?.repriced).not.toHaveProperty('benefit');
    expect(taken?.repriced?.contractTotal).toBe(FULL);
  });

  it('of somebody else is not touched', async () => {
    await aCampaign(api);
    const cart = await aCart(api.asAnyone());
    expect((await typeCode(api.asAnyone(), cart)).status).toBe(404);
  });

  it('asks for today’s price first where the guarantee has ended', async () => {
    await aCampaign(api);
    const visitor = api.asAnyone();
    const cart = await aCart(visitor);
    api.clock.advance(8 * DAY_MS);
    const { status, body } = await typeCode(visitor, cart);
    expect(status).toBe(409);
    expect(body.reason).toBe('guarantee-over');
  });
});

describe('a price with a campaign', () => {
  const edit = (
    visitor: Parameters<typeof typeCode>[0],
    { id, basket }: Parameters<typeof typeCode>[1],
    change: Partial<typeof CHOICE> & { priceTable?: string } = {},
  ) =>
    visitor.send(updateBasket, {
      params: { id, basketId: basket.id },
      body: { ...CHOICE, revision: basket.revision, ...change },
    });

  it('keeps it in an edited choice for which it counts', async () => {
    await aCampaign(api);
    const visitor = api.asAnyone();
    const { data } = await edit(visitor, await cartWithCode(visitor), { km: 1500 });
    const quote = data.basket?.quote;
    expect(quote?.benefit?.code).toBe('VERAO26');
    expect(quote?.contractTotal).toBe((quote?.monthly ?? 0) * 36 - 900);
  });

  it('loses it in a choice for which it does not count', async () => {
    await aCampaign(api, { minTerm: 36 });
    const visitor = api.asAnyone();
    const { data } = await edit(visitor, await cartWithCode(visitor), { term: 24 });
    expect(data.basket?.quote).not.toHaveProperty('benefit');
  });

  it('keeps it until the end of its guarantee when the campaign was ended, and an edit gains no day', async () => {
    const { id } = await aCampaign(api);
    const visitor = api.asAnyone();
    const cart = await cartWithCode(visitor);
    await end(id);
    api.clock.advance(DAY_MS);
    const { data } = await edit(visitor, cart, { paint: 'branco-nuvem' });
    expect(data.basket?.quote.benefit?.code).toBe('VERAO26');
    expect(data.basket?.quote.validUntil).toBe(cart.basket.quote.validUntil);
  });

  it('is told without it at the price of today, once guarantee and campaign are over', async () => {
    const { id } = await aCampaign(api);
    const visitor = api.asAnyone();
    const cart = await cartWithCode(visitor);
    await end(id);
    api.clock.advance(8 * DAY_MS);
    const refused = await edit(visitor, cart, {
      priceTable: cart.basket.quote.priceTable,
    });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      reason: 'campaign-over',
      message:
        'A campanha VERAO26 acabou. Recalcule a simulação no carrinho para ver o preço sem ela.',
    });
    const { data } = await visitor.send(repriceBasket, {
      params: { id: cart.id, basketId: cart.basket.id },
      body: { revision: cart.basket.revision },
    });
    expect(data.basket?.quote.contractTotal).toBe(FULL);
    expect(data.basket?.repriced).toMatchObject({
      contractTotal: WITH_CODE,
      benefit: { code: 'VERAO26' },
    });
  });

  it('is stored without it where no price was read, once guarantee and campaign are over', async () => {
    const { id } = await aCampaign(api);
    const visitor = api.asAnyone();
    const cart = await cartWithCode(visitor);
    await end(id);
    api.clock.advance(8 * DAY_MS);
    const { data } = await edit(visitor, cart);
    expect(data.basket?.quote.contractTotal).toBe(FULL);
    expect(data.basket?.quote).not.toHaveProperty('benefit');
  });

  it('cannot be sent when the last use is gone, and can without the code', async () => {
    await aCampaign(api, { uses: 1 });
    const customer = await readyCustomer(api);
    const late = await cartWithCode(customer);
    const other = await readyCustomer(api);
    await sendCart(other, await cartWithCode(other));
    const refused = await sendCart(customer, late);
    expect(refused.status).toBe(409);
    expect(refused.body.reason).toBe('campaign-over');
    expect(refused.body.message.replaceAll('\u00a0', ' ')).toBe(
      'O último uso do código VERAO26 foi para outra proposta. Sem ele, o total do contrato é R$ 94.932,00. Tire o código para enviar.',
    );
    await typeCode(customer, late, null);
    const { basket } = (await customer.send(getSimulation, { params: { id: late.id } }))
      .data;
    const sent = await customer.send(sendProposal, {
      params: { id: late.id },
      body: { ...ORDER, basketId: basket?.id ?? '', revision: basket?.revision ?? 0 },
    });
    expect(sent.status).toBe(201);
    expect(sent.data.contractTotal).toBe(FULL);
  });

  it('is sent after its campaign was ended, since the guarantee covers it', async () => {
    const { id } = await aCampaign(api);
    const customer = await readyCustomer(api);
    const cart = await cartWithCode(customer);
    await end(id);
    const { status, data } = await sendCart(customer, cart);
    expect(status).toBe(201);
    expect(data).toMatchObject({
      monthly: 2637,
      contractTotal: WITH_CODE,
      benefit: { code: VERAO.code, monthlyOff: 150, months: 6 },
    });
  });
});
