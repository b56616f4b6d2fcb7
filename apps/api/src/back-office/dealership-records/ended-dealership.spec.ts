import { eq } from 'drizzle-orm';
import {
  createBasket,
  createSimulation,
  getDealership,
  getDealershipRecord,
  getLinkPoster,
  listPortalLinks,
  listPromptDelivery,
  listProposals,
  sendProposal,
  startAssistedCart,
} from '@site/api-contract';
import { dealerships } from '../../catalog/dealerships/dealerships.table';
import {
  ORDER,
  readyCustomer,
  sentProposal,
  simulationWithBasket,
} from '../../sales/proposals/testing/ready-customer';
import { CHOICE, PLACE } from '../../sales/simulations/testing/cart';
import { testApi } from '../../testing/api';
import { dealershipsAsSeeded } from './testing/dealerships-as-seeded';

const api = testApi();
dealershipsAsSeeded(api);

const end = () =>
  api.db.update(dealerships).set({ active: false }).where(eq(dealerships.id, 1));
const SAO_PAULO = {
  city: 'São Paulo',
  state: 'SP',
  latitude: -23.5505,
  longitude: -46.6333,
};
const NOBODY = { origin: 'site', dealershipName: null, sellerName: null };

describe('an ended dealership', () => {
  it('is not chosen any more, and its cars are offered to nobody', async () => {
    await end();
    const visitor = api.asAnyone();
    const { data } = await visitor.send(createSimulation, {
      body: { clientType: 1, place: SAO_PAULO },
    });
    const { status, body } = await visitor.send(createBasket, {
      params: { id: data.id },
      body: { ...CHOICE, dealershipId: '1' },
    });
    expect(status).toBe(400);
    expect(body.notifications).toEqual([
      {
        key: 'Dealership',
        message: 'Essa loja não está disponível. Escolha outra.',
      },
    ]);
    const { latitude, longitude } = PLACE;
    const cars = await visitor.send(listPromptDelivery, {
      body: { latitude, longitude, clientType: 1 },
    });
    expect(cars.data.map(({ dealershipId }) => dealershipId)).not.toContain('1');
  });

  it('takes no proposal of a simulation that had chosen it: the customer reads so', async () => {
    const customer = await readyCustomer(api);
    const { simulation, basketId } = await simulationWithBasket(customer, {
      dealershipId: '1',
    });
    await end();
    const { status, body } = await customer.send(sendProposal, {
      params: { id: simulation.id },
      body: { ...ORDER, basketId, revision: 1 },
    });
    expect(status).toBe(400);
    expect(body.message).toBe(
      'Rodar Batel, em Curitiba, PR, não recebe mais propostas. Edite a simulação e escolha outra loja.',
    );
  });

  it.each([
    ['its link', 'dealerid=1'],
    ['a link of its seller', 'vendaassistida=BATEL-01'],
  ])('gets nothing new by %s', async (_which, link) => {
    await api.addUser({
      role: 'SELLER',
      dealershipId: 1,
      originAssistedSale: 'BATEL-01',
    });
    await end();
    expect(await sentProposal(await readyCustomer(api), { link })).toMatchObject(NOBODY);
  });

  it('gets no proposal of a simulation that its link had opened', async () => {
    const customer = await readyCustomer(api);
    const { data } = await customer.send(createSimulation, {
      body: { clientType: 1, place: SAO_PAULO },
      headers: { 'x-attribution': 'dealerid=1' },
    });
    const made = await customer.send(createBasket, {
      params: { id: data.id },
      body: CHOICE,
    });
    await end();
    const sent = await customer.send(sendProposal, {
      params: { id: data.id },
      body: { ...ORDER, basketId: made.data.basket?.id ?? '', revision: 1 },
    });
    expect(sent.data).toMatchObject(NOBODY);
  });

  it('starts no assisted sale, and its seller reads why', async () => {
    const seller = await api.asRole('SELLER', { name: 'Rui Sá' });
    await end();
    const { status, body } = await seller.send(startAssistedCart, {
      body: { customerName: 'Ana' },
    });
    expect(status).toBe(400);
    expect(body.message).toBe(
      'Sua loja foi encerrada e não começa atendimentos novos. O que está aberto segue.',
    );
  });

  it('has no links to send and no sheet for the counter, and its people read why', async () => {
    const people = [await api.asRole('DEALER'), await api.asRole('SELLER')];
    await end();
    for (const person of people) {
      const sheet = await person.send(getLinkPoster, {
        query: {
          origin: 'link-da-loja',
          ...(person !== people[0] && { sellerId: person.userId }),
        },
      });
      const list = await person.send(listPortalLinks, {});
      for (const { status, body } of [sheet, list])
        expect([status, body.reason, body.message]).toEqual([
          409,
          'dealership-ended',
          'Sua loja foi encerrada, e os links dela não trazem clientes novos. O que está em aberto continua.',
        ]);
    }
  });

  it('has public facts for its own people alone', async () => {
    const [own, other] = [await api.asRole('DEALER'), await api.asRole('customer')];
    await end();
    const asked = { params: { id: '1' } };
    expect((await own.send(getDealership, asked)).data.name).toBe('Rodar Batel');
    expect((await other.send(getDealership, asked)).status).toBe(404);
  });

  it('goes on with what is open: its people sign in and see it, and the desk counts it', async () => {
    const dealer = await api.asRole('DEALER');
    const link = 'dealerid=1';
    const { id } = await sentProposal(await readyCustomer(api), { link });
    await end();
    const { data } = await dealer.send(listProposals, {});
    expect(data.items.map((item) => item.id)).toEqual([id]);
    const consultant = await api.asRole('CONSULTANT', { rights: ['desk'] });
    const one = await consultant.send(getDealershipRecord, { params: { id: '1' } });
    expect(one.data).toMatchObject({ active: false, open: { people: 1, proposals: 1 } });
    expect(one.data.open.cars).toBeGreaterThan(0);
  });
});
