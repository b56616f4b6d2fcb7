import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  type ConsultantRight,
  findCustomers,
  getAccountRecord,
  getCustomer,
} from '@site/api-contract';
import { signedContract } from '../../contracts/contracts/testing/signed-contract';
import { HOME, setStock } from '../../contracts/deliveries/testing/signed-contract';
import {
  changePurchase,
  insertPurchase,
} from '../../driving/purchases/purchases.repository';
import { users } from '../../identity/accounts/accounts.table';
import { leads } from '../../sales/leads/leads.table';
import { testApi } from '../../testing/api';
import { TestClient } from '../../testing/client';
import { planOf } from '../../testing/plan-of';
import { searchCustomers } from './customers.repository';

const api = testApi({ config: { RATE_CUSTOMERS: { points: 10, windowMs: 3_600_000 } } });

const CPF = '52998224725';
const add = (name: string, document: string | null = null) =>
  api.addUser({ name, document, email: `${randomUUID()}@exemplo.test` });

async function names(search: string) {
  const consultant = await api.asRole('CONSULTANT');
  const { data } = await consultant.send(findCustomers, { query: { search } });
  return data.items.map(({ name }) => name);
}

describe('the search for customers', () => {
  it('finds by the whole document and the whole e-mail, and shows both masked', async () => {
    await api.addUser({ name: 'Ana Souza', document: CPF, email: 'ana@exemplo.test' });
    await add('Bia Souza');
    const consultant = await api.asRole('CONSULTANT');
    for (const search of ['529.982.247-25', CPF, 'ANA@exemplo.test']) {
      const { data } = await consultant.send(findCustomers, { query: { search } });
      expect(data).toEqual({
        items: [
          expect.objectContaining({
            name: 'Ana Souza',
            document: '•••.982.247-••',
            email: 'a•••@exemplo.test',
          }),
        ],
        hasMore: false,
      });
    }
    expect(await names('na@exemplo.test')).toEqual([]);
  });

  it('finds by beginnings of words of the name, without accents and in any order', async () => {
    await add('Ângela Sá');
    await add('Bruno Angelim');
    await add('Carla Dias');
    await add('Dario Muñoz');
    expect(await names('angel')).toEqual(
      expect.arrayContaining(['Bruno Angelim', 'Ângela Sá']),
    );
    expect(await names('sa ÂNG')).toEqual(['Ângela Sá']);
    expect(await names('gela')).toEqual([]);
    for (const search of ['munoz', 'MUÑ'])
      expect(await names(search)).toEqual(['Dario Muñoz']);
    expect(await names("dia' | !")).toEqual(['Carla Dias']);
  });

  it('shows 20 of one name and says that there are more', async () => {
    for (let n = 0; n < 21; n += 1) await add(`Rita ${n}`);
    const { data } = await (
      await api.asRole('CONSULTANT')
    ).send(findCustomers, { query: { search: 'Rita' } });
    expect(data.items.length).toBe(20);
    expect(data.hasMore).toBe(true);
  });

  it('needs three letters, a whole document or an e-mail', async () => {
    const consultant = await api.asRole('CONSULTANT');
    for (const search of ['', 'Jo', '529.982.247-24', '%%%'])
      expect((await consultant.send(findCustomers, { query: { search } })).status).toBe(
        400,
      );
  });

  it('finds no colleague, and leaves a trace without what was typed', async () => {
    await api.addUser({ name: 'Caio Reis', role: 'SELLER', document: CPF });
    const consultant = await api.asRole('CONSULTANT');
    for (const search of ['Caio', CPF])
      expect(
        (await consultant.send(findCustomers, { query: { search } })).data.items,
      ).toEqual([]);
    const trail = await api.trail();
    expect(
      trail.map(({ action, actorId, personId, detail }) => [
        action,
        actorId,
        personId,
        detail,
      ]),
    ).toEqual([
      ['customers-searched', consultant.userId, null, 'name'],
      ['customers-searched', consultant.userId, null, 'document'],
    ]);
  });

  it.each([
    ['Ana Souza', 'users_customer_name'],
    [CPF, 'users_document_key'],
    ['ana@exemplo.test', 'users_email'],
  ])('finds %s by the index %s', async (search, index) => {
    const query = searchCustomers(api.db, search, 20);
    expect(await planOf(api.db, query.getSQL())).toContain(index);
  });

  it('names in the trail who was found when it is one alone', async () => {
    const ana = await add('Ana Souza', CPF);
    await add('Ana Dias');
    for (const search of [CPF, ana.email, 'Ana', 'Ana Sou']) await names(search);
    const trail = await api.trail('customers-searched');
    expect(trail.map(({ personId, detail }) => [personId, detail])).toEqual([
      [ana.id, 'document'],
      [ana.id, 'email'],
      [null, 'name'],
      [ana.id, 'name'],
    ]);
  });
});

describe('the limit of one consultant', () => {
  it('counts searches, pages and records together, from any browser', async () => {
    const user = await add('Rita Lemos');
    const params = { id: user.id };
    const consultant = await api.asRole('CONSULTANT');
    const elsewhere = new TestClient(api, consultant.token);
    for (let n = 0; n < 3; n += 1) {
      for (const ask of [
        consultant.send(findCustomers, { query: { search: 'Rita' } }),
        elsewhere.send(getCustomer, { params }),
        consultant.send(getAccountRecord, { params }),
      ])
        expect((await ask).status).toBe(200);
    }
    expect((await consultant.send(getCustomer, { params })).status).toBe(200);
    for (const call of [getCustomer, getAccountRecord])
      expect((await elsewhere.send(call, { params })).status).toBe(429);
    const trail = await api.trail();
    // Opening the same page or record again within half an hour is one look.
    expect(trail.map(({ action, detail }) => `${action} ${detail}`).sort()).toEqual([
      ...Array<string>(3).fill('customers-searched name'),
      'person-viewed null',
      'person-viewed timeline',
    ]);
    expect(trail.every(({ personId }) => personId === user.id)).toBe(true);
    const colleague = await api.asRole('CONSULTANT');
    expect((await colleague.send(getCustomer, { params })).status).toBe(200);
  });
});

describe('the page of a customer', () => {
  const aLead = (email: string, cellphone: string) =>
    api.db.insert(leads).values({
      id: randomUUID(),
      product: 'carro-por-assinatura',
      kind: 'contato',
      name: 'Rita',
      email,
      cellphone,
      interest: 'Contato',
      waitingSince: api.clock.now(),
      dueAt: api.clock.now(),
      createdAt: api.clock.now(),
      updatedAt: api.clock.now(),
    });

  it('has proposal, contract with what is owed, and leads of the same e-mail or phone, newest first', async () => {
    await setStock(api, { [HOME]: 6 });
    const { customer, contract, proposalId } = await signedContract(api);
    const other = await signedContract(api);
    const [account] = await api.db
      .update(users)
      .set({ cellphone: '41998765432' })
      .where(eq(users.id, customer.userId))
      .returning();
    api.clock.advance(60_000);
    await aLead(account?.email.toUpperCase() ?? '', '41911111111');
    api.clock.advance(60_000);
    await aLead('outro@exemplo.test', '41998765432');
    await aLead('estranha@exemplo.test', '41922222222');
    const consultant = await api.asRole('CONSULTANT');
    const { data } = await consultant.send(getCustomer, {
      params: { id: customer.userId },
    });
    expect(data.events.map(({ kind }) => kind).slice(0, 2)).toEqual(['lead', 'lead']);
    expect(data.events.filter(({ kind }) => kind !== 'statement')).toHaveLength(4);
    expect(data.events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'proposal', id: proposalId }),
        expect.objectContaining({ kind: 'contract', id: contract.id, daysLate: 0 }),
      ]),
    );
    expect(data.events.map(({ id }) => id)).not.toContain(other.contract.id);
    const times = data.events.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    const looks = (await api.trail()).filter(({ action }) => action === 'person-viewed');
    expect(
      looks.map(({ actorId, personId, detail }) => [actorId, personId, detail]),
    ).toEqual([[consultant.userId, customer.userId, 'timeline']]);
  });

  it('has the offer for the car, with its price once there is one', async () => {
    await setStock(api, { [HOME]: 6 });
    const { customer, contract } = await signedContract(api);
    const consultant = await api.asRole('CONSULTANT');
    const seen = async () => {
      const params = { id: customer.userId };
      const { events } = (await consultant.send(getCustomer, { params })).data;
      return events.filter(({ kind }) => kind === 'purchase');
    };
    expect(await seen()).toEqual([]);
    const { id: contractId, number } = contract;
    const now = api.clock.now();
    await insertPurchase(api.db, { contractId, before: null, now });
    const asked = {
      kind: 'purchase',
      id: contractId,
      at: now.toISOString(),
      contractNumber: number,
      price: null,
      state: 'pedida',
    };
    expect(await seen()).toEqual([asked]);
    await changePurchase(
      api.db,
      { contractId, revision: 1 },
      {
        state: 'oferecida',
        priceCentavos: 6_850_050,
        validUntil: '2029-10-15',
        updatedAt: now,
      },
    );
    expect(await seen()).toEqual([{ ...asked, price: 68_500.5, state: 'oferecida' }]);
  });

  it('leaves leads out for who has no right to them', async () => {
    const user = await add('Rita Lemos');
    await aLead(user.email, '41911111111');
    const consultant = await api.asRole('CONSULTANT');
    const look = async () =>
      (await consultant.send(getCustomer, { params: { id: user.id } })).data;
    expect(await look()).toMatchObject({ hasLeads: true, events: [{ kind: 'lead' }] });
    await api.db
      .update(users)
      .set({ rights: ['audit'] })
      .where(eq(users.id, consultant.userId));
    expect(await look()).toMatchObject({ hasLeads: false, events: [] });
  });

  it('leaves all but leads out for who has no right to the analysis', async () => {
    await setStock(api, { [HOME]: 6 });
    const { customer } = await signedContract(api);
    const kinds = async (rights: ConsultantRight[]) => {
      const consultant = await api.asRole('CONSULTANT', { rights });
      const params = { id: customer.userId };
      const { data } = await consultant.send(getCustomer, { params });
      return [data.hasAnalysis, data.events.map(({ kind }) => kind).sort()];
    };
    expect(await kinds(['analysis'])).toEqual([
      true,
      ['contract', 'proposal', 'statement'],
    ]);
    expect(await kinds(['leads', 'desk', 'audit'])).toEqual([false, []]);
  });

  it('is closed to others, and of staff it is the one of nobody', async () => {
    const user = await add('Rita Lemos');
    for (const role of ['customer', 'DEALER', 'SELLER'] as const) {
      const caller = await api.asRole(role);
      expect((await caller.send(getCustomer, { params: { id: user.id } })).status).toBe(
        403,
      );
      expect(
        (await caller.send(findCustomers, { query: { search: 'Rita' } })).status,
      ).toBe(403);
    }
    const consultant = await api.asRole('CONSULTANT');
    for (const id of [consultant.userId, randomUUID()])
      expect((await consultant.send(getCustomer, { params: { id } })).status).toBe(404);
    expect(await api.trail()).toEqual([]);
  });
});
