import {
  addAssistedSimulation,
  endCampaign,
  quoteAssistedChange,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { signedInAgain } from '../../contracts/contracts/testing/signed-contract';
import { testApi } from '../../testing/api';
import { aCampaign, typeCode } from '../campaigns/testing/campaigns';
import { CHOICE, PLACE } from '../simulations/testing/cart';
import { dropNewTables, importDearerTable } from '../simulations/testing/dearer-table';
import { edit as editBySeller, prepared, shared, vera } from './testing/carts';

const api = testApi();
afterEach(() => dropNewTables(api));

describe('the price', () => {
  it('of a choice that a seller edits keeps the guarantee of the customer, unless today’s price is better', async () => {
    const [seller, customer] = [await vera(api), api.asAnyone()];
    const cart = await shared(seller, customer);
    const [first] = cart.simulations;
    const before = first?.basket;
    const edit = async (changes: object) =>
      (await editBySeller(seller, cart, first, changes)).data.simulations[0]?.basket;
    await importDearerTable(api, 'Nova 8');
    api.clock.advance(DAY_MS);
    await signedInAgain(api, seller);
    const kept = await edit({ term: 48 });
    expect(kept).toMatchObject({
      revision: 2,
      term: 48,
      repriced: null,
      quote: {
        monthly: 2487,
        priceTable: 'Tabela 2026-11',
        validUntil: before?.quote.validUntil,
      },
    });
    expect(
      await edit({
        versionSlug: 'lira-essencial',
        paint: 'branco-nuvem',
        addOns: [],
        revision: 2,
      }),
    ).toMatchObject({
      quote: { priceTable: 'Nova 8', validUntil: '2026-12-01T15:00:00.000Z' },
    });
  });

  it.each([
    ['that is better', { moreCentavos: -5_000, days: 1, monthly: 2437 }],
    ['the guarantee is over', { moreCentavos: 5_000, days: 7, monthly: 2537 }],
  ])(
    'of a choice that a seller edits is today’s where %s',
    async (_what, { moreCentavos, days, monthly }) => {
      const [seller, customer] = [await vera(api), api.asAnyone()];
      const cart = await shared(seller, customer);
      await importDearerTable(api, 'Nova 9', moreCentavos);
      api.clock.advance(days * DAY_MS);
      await signedInAgain(api, seller);
      const { data } = await editBySeller(seller, cart, cart.simulations[0], {
        term: 48,
      });
      expect(data.simulations[0]?.basket?.quote).toMatchObject({
        monthly,
        priceTable: 'Nova 9',
        validUntil: new Date(api.clock.now().getTime() + 7 * DAY_MS).toISOString(),
      });
    },
  );

  it.each<
    [string, { moreCentavos: number; days: number; other?: object; table: string }]
  >([
    [
      'the guarantee is better',
      { moreCentavos: 5_000, days: 1, table: 'Tabela 2026-11' },
    ],
    ['today’s is better', { moreCentavos: -5_000, days: 1, table: 'Nova 11' }],
    ['both are the same', { moreCentavos: 0, days: 1, table: 'Nova 11' }],
    ['the guarantee is over', { moreCentavos: 5_000, days: 7, table: 'Nova 11' }],
    [
      'another car is chosen',
      {
        moreCentavos: 5_000,
        days: 1,
        other: { versionSlug: 'lira-essencial', paint: 'branco-nuvem' },
        table: 'Nova 11',
      },
    ],
  ])(
    'of a choice that a seller edits is stored as they read it where %s',
    async (_what, { moreCentavos, days, other, table }) => {
      const [seller, customer] = [await vera(api), api.asAnyone()];
      const cart = await shared(seller, customer);
      const [first] = cart.simulations;
      await importDearerTable(api, 'Nova 11', moreCentavos);
      api.clock.advance(days * DAY_MS);
      await signedInAgain(api, seller);
      const changes = { term: 48 as const, ...other };
      const { data: read } = await seller.send(quoteAssistedChange, {
        params: { id: cart.id, simulationId: first?.id ?? '' },
        body: { ...CHOICE, ...changes },
      });
      expect(read.priceTable).toBe(table);
      const unread = read.priceTable === 'Nova 11' ? 'Tabela 2026-11' : 'Nova 11';
      const refused = await editBySeller(seller, cart, first, {
        ...changes,
        priceTable: unread,
      });
      expect(refused).toMatchObject({
        status: 409,
        body: { reason: 'price-table-changed' },
      });
      const { data } = await editBySeller(seller, cart, first, {
        ...changes,
        priceTable: read.priceTable,
      });
      expect(data.simulations[0]?.basket?.quote).toEqual(read);
    },
  );

  it.each([
    ['keeps the campaign and its guarantee as long as that holds', 1, 94_032],
    ['loses the campaign with its guarantee', 8, 94_932],
  ])(
    'of a choice that a seller edits, whose campaign was ended, %s',
    async (_what, days, contractTotal) => {
      const { id: campaignId } = await aCampaign(api);
      const [seller, customer] = [await vera(api), api.asAnyone()];
      const cart = await shared(seller, customer);
      const [first] = cart.simulations;
      if (!first?.basket) throw new Error('No basket');
      const { id, basket } = first;
      const given = (await typeCode(customer, { id, basket })).data;
      const desk = await api.asRole('CONSULTANT');
      await desk.send(endCampaign, { params: { id: campaignId } });
      api.clock.advance(days * DAY_MS);
      await signedInAgain(api, seller);
      const { data: read } = await seller.send(quoteAssistedChange, {
        params: { id: cart.id, simulationId: id },
        body: CHOICE,
      });
      expect(read.contractTotal).toBe(contractTotal);
      const { data } = await editBySeller(seller, cart, given, {
        priceTable: read.priceTable,
      });
      const benefit = read.benefit && { ...read.benefit, over: 'encerrada' };
      expect(data.simulations[0]?.basket?.quote).toEqual({ ...read, benefit });
    },
  );

  it('of a car that a seller adds is never another than the one that they read', async () => {
    const seller = await vera(api);
    const { cart } = await prepared(seller);
    await importDearerTable(api, 'Nova 10');
    api.clock.advance(DAY_MS);
    await signedInAgain(api, seller);
    const add = (priceTable?: string) =>
      seller.send(addAssistedSimulation, {
        params: { id: cart.id },
        body: { clientType: 1, place: PLACE, choice: CHOICE, priceTable },
      });
    expect((await add('Tabela 2026-11')).status).toBe(409);
    const { data } = await add('Nova 10');
    expect(data.simulations.map(({ basket }) => basket?.quote.monthly).sort()).toEqual([
      2637, 2687,
    ]);
  });
});
