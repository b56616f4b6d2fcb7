import {
  type BasketChoice,
  createBasket,
  createSimulation,
  getSimulation,
  quoteGuaranteed,
  repriceBasket,
  sendProposal,
  updateBasket,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { signedInAgain } from '../../../contracts/contracts/testing/signed-contract';
import { testApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import {
  ORDER,
  readyCustomer,
  simulationWithBasket,
} from '../../proposals/testing/ready-customer';
import { aCart, basketOf, CHOICE, PLACE } from '../testing/cart';
import { contractedAt } from '../testing/contracted-at';
import { dropNewTables, importDearerTable } from '../testing/dearer-table';

const api = testApi();
afterEach(() => dropNewTables(api));

const reprice = (
  visitor: TestClient,
  id: string,
  { id: basketId, revision }: { id: string; revision: number },
) => visitor.send(repriceBasket, { params: { id, basketId }, body: { revision } });

describe('the price of a simulation', () => {
  it('holds for 7 days, also when a new price table is imported, and can’t be recalculated meanwhile', async () => {
    const owner = api.asAnyone();
    const { id, basket } = await aCart(owner);
    await importDearerTable(api, 'Nova 1');
    api.clock.advance(7 * DAY_MS - 1);
    expect((await owner.send(getSimulation, { params: { id } })).data.basket).toEqual(
      contractedAt(api.clock.now(), basket),
    );
    const { status, body } = await reprice(owner, id, basket);
    expect(status).toBe(409);
    expect(body.reason).toBe('price-guaranteed');
    expect(body.message).toBe(
      'O preço desta simulação está garantido até 30/11/2026, 12:00. Não há o que recalcular.',
    );
  });

  it('is recalculated on request once it ran out, and says line by line what it was and what it is', async () => {
    const owner = api.asAnyone();
    const { id, basket } = await aCart(owner);
    await importDearerTable(api, 'Nova 2');
    api.clock.advance(7 * DAY_MS);
    const { status, data } = await reprice(owner, id, basket);
    expect(status).toBe(200);
    const now = basketOf(data);
    expect(now).toMatchObject({
      revision: 2,
      term: 36,
      km: 1000,
      paint: 'vermelho-ipe',
      quote: {
        monthly: 2687,
        contractTotal: 96_732,
        priceTable: 'Nova 2',
        validUntil: '2026-12-07T15:00:00.000Z',
      },
    });
    expect(now.repriced).toEqual({
      at: '2026-11-30T15:00:00.000Z',
      priceTable: 'Tabela 2026-11',
      monthly: 2637,
      lines: basket.quote.lines,
      oneOff: [],
      contractTotal: 94_932,
    });
    // It stays there on every device until the choice changes.
    expect((await owner.send(getSimulation, { params: { id } })).data).toEqual(data);
    const edited = await owner.send(updateBasket, {
      params: { id, basketId: basket.id },
      body: { ...CHOICE, term: 48, revision: 2 },
    });
    expect(basketOf(edited.data).repriced).toBeNull();
  });

  it('that is the same as before says so by having the same lines', async () => {
    const owner = api.asAnyone();
    const { id, basket } = await aCart(owner);
    api.clock.advance(7 * DAY_MS);
    const now = basketOf((await reprice(owner, id, basket)).data);
    expect(now.repriced?.lines).toEqual(now.quote.lines);
    expect(now.quote.validUntil).toBe('2026-12-07T15:00:00.000Z');
  });

  it('of an edited choice tells what the newer table changed, apart from what the choice changed', async () => {
    const owner = api.asAnyone();
    const { id, basket } = await aCart(owner);
    await importDearerTable(api, 'Nova 3');
    api.clock.advance(DAY_MS);
    const { data } = await owner.send(updateBasket, {
      params: { id, basketId: basket.id },
      body: { ...CHOICE, term: 48, addOns: [], revision: 1 },
    });
    const edited = basketOf(data);
    expect(edited.quote).toMatchObject({ monthly: 2488, priceTable: 'Nova 3' });
    expect(edited.repriced).toMatchObject({
      priceTable: 'Tabela 2026-11',
      monthly: 2438,
    });
  });

  it('of an edited choice can be told by the table of the guarantee before anything is stored', async () => {
    const owner = api.asAnyone();
    const { id, basket } = await aCart(owner);
    await importDearerTable(api, 'Nova 5');
    api.clock.advance(DAY_MS);
    const ask = (visitor: TestClient, choice: BasketChoice) =>
      visitor.send(quoteGuaranteed, {
        params: { id, basketId: basket.id },
        body: choice,
      });
    expect((await ask(owner, CHOICE)).data).toMatchObject({
      monthly: 2637,
      lines: basket.quote.lines,
      priceTable: 'Tabela 2026-11',
      validUntil: basket.quote.validUntil,
    });
    expect((await ask(owner, { ...CHOICE, term: 48, addOns: [] })).data).toMatchObject({
      monthly: 2438,
    });
    expect(
      (await ask(owner, { ...CHOICE, versionSlug: 'lira-essencial' })).data,
    ).toBeNull();
    expect((await ask(api.asAnyone(), CHOICE)).status).toBe(404);
    expect((await owner.send(getSimulation, { params: { id } })).data.basket).toEqual(
      contractedAt(api.clock.now(), basket),
    );
  });

  it('of an edited choice keeps its guarantee when the customer wants it, to the same day and not longer', async () => {
    const owner = api.asAnyone();
    const { id, basket } = await aCart(owner);
    await importDearerTable(api, 'Nova 6');
    api.clock.advance(DAY_MS);
    const change = (revision: number, priceTable?: string) =>
      owner.send(updateBasket, {
        params: { id, basketId: basket.id },
        body: { ...CHOICE, term: 48, revision, priceTable },
      });
    const kept = basketOf((await change(1, 'Tabela 2026-11')).data);
    expect(kept).toMatchObject({
      revision: 2,
      term: 48,
      repriced: null,
      quote: {
        monthly: 2487,
        priceTable: 'Tabela 2026-11',
        validUntil: basket.quote.validUntil,
      },
    });
    api.clock.advance(6 * DAY_MS);
    const late = await change(2, 'Tabela 2026-11');
    expect(late.status).toBe(409);
    expect(late.body.message).toBe(
      'A tabela de preços mudou. Veja o preço de agora antes de guardar.',
    );
    expect(late.body.notifications).toEqual([{ key: 'PriceTable', message: 'Nova 6' }]);
    expect(late.body.reason).toBe('price-table-changed');
    expect(basketOf((await change(2, 'Nova 6')).data)).toMatchObject({
      revision: 3,
      quote: { monthly: 2537 },
      repriced: { monthly: 2487 },
    });
  });

  it('is never stored at another price than the one that was read', async () => {
    const owner = api.asAnyone();
    const { id } = (
      await owner.send(createSimulation, { body: { clientType: 1, place: PLACE } })
    ).data;
    await importDearerTable(api, 'Nova 7');
    api.clock.advance(DAY_MS);
    const put = (priceTable?: string) =>
      owner.send(createBasket, { params: { id }, body: { ...CHOICE, priceTable } });
    expect((await put('Tabela 2026-11')).status).toBe(409);
    expect((await put('Outra')).status).toBe(409);
    expect((await owner.send(getSimulation, { params: { id } })).data.basket).toBeNull();
    expect(basketOf((await put('Nova 7')).data).quote.monthly).toBe(2687);
  });

  it('is recalculated once, by its owner, from the newest revision', async () => {
    const owner = api.asAnyone();
    const { id, basket } = await aCart(owner);
    api.clock.advance(7 * DAY_MS);
    expect((await reprice(api.asAnyone(), id, basket)).status).toBe(404);
    const outdated = await reprice(owner, id, { id: basket.id, revision: 9 });
    expect(outdated.status).toBe(409);
    expect(outdated.body.reason).toBe('basket-changed');
    const answers = await Promise.all([
      reprice(owner, id, basket),
      reprice(owner, id, basket),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a simulation whose price ran out', () => {
  it('can’t be sent before the customer has asked for the new price and read it', async () => {
    const customer = await readyCustomer(api);
    const { simulation, basketId } = await simulationWithBasket(customer);
    await importDearerTable(api, 'Nova 4');
    api.clock.advance(7 * DAY_MS);
    await signedInAgain(api, customer);
    const send = (revision: number) =>
      customer.send(sendProposal, {
        params: { id: simulation.id },
        body: { ...ORDER, basketId, revision },
      });
    const refused = await send(1);
    expect(refused.status).toBe(409);
    expect(refused.body.reason).toBe('guarantee-over');
    expect(refused.body.message).toBe(
      'O preço valia até 30/11/2026. Recalcule a simulação para ver o preço de hoje.',
    );
    await reprice(customer, simulation.id, { id: basketId, revision: 1 });
    expect((await send(1)).status).toBe(409); // the summary that was read had the old price
    const sent = await send(2);
    expect(sent.status).toBe(201);
    expect(sent.data.monthly).toBe(2687);
    // A sent simulation differs from one whose price still holds.
    const again = await reprice(customer, simulation.id, { id: basketId, revision: 2 });
    expect(again.status).toBe(409);
    expect(again.body.reason).toBe('already-proposal');
  });
});
