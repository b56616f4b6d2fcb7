import { eq } from 'drizzle-orm';
import {
  cancelProposal,
  getSimulation,
  quoteChoice,
  sendProposal,
  updateBasket,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { OPERATIONS } from '#platform/security/audit';
import { vehicleModels } from '../../catalog/vehicles/vehicles.table';
import { signedInAgain } from '../../contracts/contracts/testing/signed-contract';
import { users } from '../../identity/accounts/accounts.table';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { reservations } from '../leads/leads.table';
import {
  ORDER,
  readyCustomer,
  sentProposal,
  simulationWithBasket,
} from '../proposals/testing/ready-customer';
import { basketOf, CHOICE, choose, open, PLACE } from '../simulations/testing/cart';
import { setQueue, showQueue } from './queue.service';
import { callAs, join, ownPlace, takePlace } from './testing/queue';

const api = testApi();
const SERRANA = { versionSlug: 'serrana-mirante' };
const QUEUED =
  'O Serrana é só na pré-reserva: vale o preço do dia da sua vez. Entre na fila para guardar o seu lugar.';
const ENDED =
  'A sua vez para o Serrana acabou: ela ia até 28/11/2026 e vale para uma proposta. A simulação continua no carrinho. Para ter outra vez, entre na fila de novo.';

/** A browser whose place was called on 23/11/2026, until 28/11/2026. */
async function called(client: TestClient = api.asAnyone(), email = 'rita@exemplo.test') {
  await callAs(await api.asRole('CONSULTANT'), await takePlace(api, client, email));
  return client;
}
const tries = async (client: TestClient) => {
  const { status, body } = await choose(client, (await open(client)).id, SERRANA);
  return status === 201 ? status : body.message;
};
const quoted = async (client: TestClient) =>
  (
    await client.send(quoteChoice, {
      body: {
        ...{ ...CHOICE, ...SERRANA },
        clientType: 1,
        latitude: PLACE.latitude,
        longitude: PLACE.longitude,
      },
    })
  ).data.delivery;
const send = (client: TestClient, id: string, basketId: string, revision = 1) =>
  client.send(sendProposal, {
    params: { id },
    body: { ...ORDER, basketId, revision },
  });

describe('whose turn it is', () => {
  it('configures the model and puts it into the cart; everybody else reads what they read before', async () => {
    const rita = await called();
    const waits = api.asAnyone();
    await takePlace(api, waits, 'caio@exemplo.test');
    expect(await quoted(rita)).toEqual({
      ...{ kind: 'order', businessDays: 45, date: '2027-01-27' },
      turnUntil: '2026-11-28',
    });
    expect(await tries(rita)).toBe(201);
    for (const other of [waits, api.asAnyone(), await api.asRole('customer')]) {
      expect((await quoted(other)).kind).toBe('queue');
      expect(await tries(other)).toBe(QUEUED);
    }
  });

  it('is known by the confirmed e-mail of the account, in whatever browser', async () => {
    await called();
    const account = await api.asRole('customer', { email: 'rita@exemplo.test' });
    expect(await ownPlace(account)).toMatchObject({ number: 1, state: 'called' });
    expect(await tries(account)).toBe(201);
    await api.db
      .update(users)
      .set({ emailConfirmedAt: null })
      .where(eq(users.id, account.userId));
    expect(await ownPlace(account)).toBeNull();
    expect(await tries(account)).toBe(QUEUED);
  });

  it('sends one proposal on it, with a car made to order', async () => {
    const customer = await readyCustomer(api);
    await called(customer);
    const first = await simulationWithBasket(customer, SERRANA);
    const second = await simulationWithBasket(customer, SERRANA);
    const sent = await send(customer, first.simulation.id, first.basketId);
    expect(sent.status).toBe(201);
    expect(sent.data.versionName).toEqual(expect.stringContaining('Serrana'));
    expect(await ownPlace(customer)).toMatchObject({ state: 'used' });
    const again = await send(customer, second.simulation.id, second.basketId);
    expect(again.status).toBe(409);
    expect(again.body.reason).toBe('turn-over');
    expect(again.body.message).toEqual(ENDED);
    expect(await tries(customer)).toBe(QUEUED);
  });

  it('is spent by one of two proposals at once', async () => {
    const customer = await readyCustomer(api);
    await called(customer);
    const carts = [
      await simulationWithBasket(customer, SERRANA),
      await simulationWithBasket(customer, SERRANA),
    ];
    const answers = await Promise.all(
      carts.map(({ simulation, basketId }) => send(customer, simulation.id, basketId)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('comes back while its days last when the proposal is cancelled', async () => {
    const customer = await readyCustomer(api);
    await called(customer);
    const { id, revision } = await sentProposal(customer, { choice: SERRANA });
    await customer.send(cancelProposal, { params: { id }, body: { revision } });
    expect(await ownPlace(customer)).toMatchObject({ state: 'called' });
    expect(await tries(customer)).toBe(201);
  });

  it('goes along with the cart to another browser of the customer', async () => {
    const customer = await readyCustomer(api);
    await called(customer, 'outra@exemplo.test');
    const { simulation, basketId } = await simulationWithBasket(customer, SERRANA);
    const elsewhere = { 'x-session-id': '6d3a1e52-97a3-4c1c-8f5e-0a9d5b4f7c11' };
    const edited = await customer.send(updateBasket, {
      params: { id: simulation.id, basketId },
      body: { ...CHOICE, ...SERRANA, paint: 'branco-nuvem', revision: 1 },
      headers: elsewhere,
    });
    expect(edited.status).toBe(200);
    const sent = await customer.send(sendProposal, {
      params: { id: simulation.id },
      body: { ...ORDER, basketId, revision: 2 },
      headers: elsewhere,
    });
    expect(sent.status).toBe(201);
  });
});

describe('a turn that has passed', () => {
  it('refuses the proposal and every edit in one sentence, and leaves the simulation as it was', async () => {
    const customer = await readyCustomer(api);
    await called(customer);
    const { simulation, basketId } = await simulationWithBasket(customer, SERRANA);
    const { id } = simulation;
    api.clock.advance(6 * DAY_MS);
    await signedInAgain(api, customer);
    const sent = await send(customer, id, basketId);
    const edited = await customer.send(updateBasket, {
      params: { id, basketId },
      body: { ...CHOICE, ...SERRANA, paint: 'branco-nuvem', revision: 1 },
    });
    for (const { status, body } of [sent, edited])
      expect([status, body.reason, body.message, body.notifications]).toEqual([
        409,
        'turn-over',
        ENDED,
        [{ key: 'Version', message: ENDED }],
      ]);
    const { data } = await customer.send(getSimulation, { params: { id } });
    expect(basketOf(data)).toMatchObject({ revision: 1, paint: CHOICE.paint });
    expect(await tries(customer)).toBe(QUEUED);
    const other = await customer.send(updateBasket, {
      params: { id, basketId },
      body: { ...CHOICE, revision: 1 },
    });
    expect(other.status).toBe(200);
    expect(other.data.basket?.modelSlug).toBe('aroeira');
  });
});

// All specs share the catalogue.
describe('the queue of the model', () => {
  afterEach(() =>
    api.db
      .update(vehicleModels)
      .set({ preReservation: true })
      .where(eq(vehicleModels.slug, 'serrana')),
  );
  const set = (isOpen: boolean) =>
    api.db.transaction((tx) => setQueue(api.ports, tx, { isOpen, actor: OPERATIONS }));

  it('ends by `ops -- queue end`: everybody may have the car, and who waits hears of it once', async () => {
    const rita = api.asAnyone();
    await takePlace(api, rita, 'rita@exemplo.test');
    await join(api.asAnyone(), 'rita@exemplo.test');
    // Nobody has confirmed this one.
    await join(api.asAnyone(), 'lia@exemplo.test');
    expect(await showQueue(api.db)).toEqual({
      ...{ model: 'Serrana', isOpen: true, waiting: 1 },
    });
    await set(false);
    await set(false);
    expect(await tries(api.asAnyone())).toBe(201);
    expect(await ownPlace(rita)).toMatchObject({ state: 'on-sale' });
    const refused = await join(api.asAnyone(), 'caio@exemplo.test');
    expect(refused.status).toBe(409);
    expect(refused.body.reason).toBe('queue-ended');
    expect(refused.body.message).toBe(
      'O Serrana já está à venda para todos: você não precisa de um lugar na fila. Configure o seu no simulador.',
    );
    const ended = (await api.mails()).filter(
      ({ subject }) =>
        subject === 'O Serrana está à venda para todos: você não precisa mais esperar',
    );
    expect(ended.map(({ recipient }) => recipient)).toEqual(['rita@exemplo.test']);
    expect(ended[0]?.bodyHtml).toContain('cid:head.serrana.azul-fiorde');
    expect((await api.trail()).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['queue-ended']),
    );
  });

  it('calls nobody any more once it has ended', async () => {
    const id = await takePlace(api, api.asAnyone(), 'rita@exemplo.test');
    await set(false);
    const { status, body } = await callAs(await api.asRole('CONSULTANT'), id);
    expect(status).toBe(409);
    expect(body.reason).toBe('queue-ended');
    expect(body.message).toBe(
      'O Serrana já está à venda para todos. Não há mais quem chamar.',
    );
  });

  it('opens again by `ops -- queue open`; carts from before keep the car', async () => {
    await set(false);
    const customer = await readyCustomer(api);
    const { simulation, basketId } = await simulationWithBasket(customer, SERRANA);
    await set(true);
    expect(await tries(api.asAnyone())).toBe(QUEUED);
    const edited = await customer.send(updateBasket, {
      params: { id: simulation.id, basketId },
      body: { ...CHOICE, ...SERRANA, paint: 'branco-nuvem', revision: 1 },
    });
    expect(edited.status).toBe(200);
    expect((await send(customer, simulation.id, basketId, 2)).status).toBe(201);
  });

  it('lets a cart that was filled on a turn be sent once it has ended', async () => {
    const customer = await readyCustomer(api);
    await called(customer);
    const { simulation, basketId } = await simulationWithBasket(customer, SERRANA);
    api.clock.advance(6 * DAY_MS);
    await signedInAgain(api, customer);
    await set(false);
    expect((await send(customer, simulation.id, basketId)).status).toBe(201);
    const [place] = await api.db.select().from(reservations);
    expect(place?.proposalId).toBeNull();
  });
});
